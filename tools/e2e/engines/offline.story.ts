import { expect, test } from './test'

/** Whether a service worker controls the page. */
const isControlled = async () => {
  await navigator.serviceWorker.ready
  return navigator.serviceWorker.controller !== null
}

const statusOf = (path: string) => fetch(path).then(({ status }) => status)

test('the shop opens offline, and an image that is not cached logs no error', async ({
  shopper,
  host,
  engine,
}) => {
  const { tab } = shopper
  await shopper.open('/products')
  await expect.poll(() => tab.run(isControlled).catch(() => false)).toBe(true)
  const errors = engine.errors.length
  await host.close()

  await shopper.open('/products')
  await expect.poll(() => shopper.count({ role: 'button', name: 'Add to cart…' })).toBeGreaterThan(15)
  await shopper.open('/login')
  await shopper.sees('button', 'Login as guest')
  expect(await tab.run(statusOf, '/images/never-seen-320.jpg')).toBe(504)
  expect(engine.errors.slice(errors).filter((text) => /ServiceWorker|no-response/.test(text))).toEqual([])
})
