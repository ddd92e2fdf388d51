import { paithani } from '../support/products'
import { expect, test } from './test'

/** Elements that overflow their container, and by how much. */
const overflows = (inner: string, outer: string) =>
  [...document.querySelectorAll(inner)].flatMap((element) => {
    const box = element.closest(outer)?.getBoundingClientRect()
    const by = box ? element.getBoundingClientRect().right - box.right : 0
    return by > 0.5 ? [`${element.getAttribute('name')} by ${by} px`] : []
  })

test('address fields do not overflow their columns', async ({ shopper }) => {
  await shopper.logInAsGuest()
  await shopper.open('/profile')
  await shopper.click('button', 'Add Address')
  await shopper.sees('textbox', 'Zipcode')
  expect(
    await shopper.tab.run(() => document.querySelectorAll('form[aria-label="Add Address"] input').length),
  ).toBe(6)
  expect(await shopper.tab.run(overflows, 'form[aria-label="Add Address"] input', 'form > div')).toEqual([])
})

test('checkout steps differ in colour, and the password field leaves room for its button', async ({
  shopper,
}) => {
  const { tab } = shopper
  await shopper.open('/login')
  const paddings = () => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(
      document.querySelector('input[type="password"]') as Element,
    )
    return Number.parseFloat(paddingInlineEnd) - Number.parseFloat(paddingInlineStart)
  }
  expect(await tab.run(paddings)).toBeGreaterThan(30)
  await shopper.logInAsGuest()
  await shopper.open(`/products/${paithani.id}`)
  await shopper.click('button', 'Add to cart…')
  await shopper.sees('link', 'Go to cart…')
  await shopper.open('/checkout/userAddress')
  const markerColours = () =>
    [...document.querySelectorAll('nav[aria-label="Checkout"] li')].map(
      (step) => getComputedStyle(step, '::before').backgroundColor,
    )
  await expect.poll(async () => new Set(await tab.run(markerColours)).size).toBe(3)
})

test('a product page loads images close to their displayed width', async ({ shopper, size }) => {
  const { tab } = shopper
  await shopper.open(`/products/${paithani.id}`)
  const picture = () => {
    const image = document.querySelector<HTMLImageElement>('main article img')
    const [, width] = /-(\d+)\.\w+$/.exec(image?.currentSrc ?? '') ?? []
    return { loaded: Number(width), shown: (image?.clientWidth ?? 0) * devicePixelRatio }
  }
  await expect.poll(async () => (await tab.run(picture)).loaded).toBeGreaterThan(0)
  const { loaded, shown } = await tab.run(picture)
  expect(loaded).toBeGreaterThanOrEqual(shown * 0.9)
  expect(loaded).toBeLessThanOrEqual(shown * 1.9)
  // The scroll padding keeps focused elements above the bar of buttons.
  const scrollPadding = () =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  const bounds = size.width < 768 ? [160, 200] : [0, 20]
  const [least = 0, most = 0] = bounds
  expect(await tab.run(scrollPadding)).toBeGreaterThan(least)
  expect(await tab.run(scrollPadding)).toBeLessThan(most)
})

test('a page restored from the back/forward cache keeps its scroll position', async ({
  shopper,
  host,
}, info) => {
  const { tab } = shopper
  await shopper.open('/products')
  await shopper.sees('button', 'Add to cart…')
  await tab.run(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    window.scrollTo(0, 700)
  })
  await expect.poll(() => tab.run(() => window.scrollY)).toBe(700)
  await tab.goto(`${host.url}/robots.txt`)
  // The page itself goes back, because not every protocol reports a page from the back/forward cache.
  await tab.run(() => void setTimeout(() => history.back()))
  await shopper.expectPath('/products')
  await shopper.expectHydrated()
  const isPersisted = await tab.run(() => 'persisted' in window)
  info.annotations.push({ type: 'back/forward cache', description: String(isPersisted) })
  // A reloaded page starts at the top (specification, section 2).
  await expect.poll(() => tab.run(() => Math.round(window.scrollY))).toBe(isPersisted ? 700 : 0)
})
