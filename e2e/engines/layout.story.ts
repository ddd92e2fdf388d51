import { paithani } from '../garments'
import { expect, test } from './test'

/** What reaches past the box that holds it, by how much. */
const overflows = (inner: string, outer: string) =>
  [...document.querySelectorAll(inner)].flatMap((element) => {
    const box = element.closest(outer)?.getBoundingClientRect()
    const by = box ? element.getBoundingClientRect().right - box.right : 0
    return by > 0.5 ? [`${element.getAttribute('name')} by ${by} px`] : []
  })

test('the fields of an address stay within their columns', async ({ shopper }) => {
  await shopper.logInAsGuest()
  await shopper.open('/profile')
  await shopper.click('button', 'Add Address')
  await shopper.sees('textbox', 'Zipcode')
  expect(
    await shopper.tab.run(() => document.querySelectorAll('form[aria-label="Add Address"] input').length),
  ).toBe(6)
  expect(await shopper.tab.run(overflows, 'form[aria-label="Add Address"] input', 'form > div')).toEqual([])
})

test('the step of the checkout, and what is typed as a password, can be seen', async ({ shopper }) => {
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
  const beads = () =>
    [...document.querySelectorAll('nav[aria-label="Checkout"] li')].map(
      (step) => getComputedStyle(step, '::before').backgroundColor,
    )
  await expect.poll(async () => new Set(await tab.run(beads)).size).toBe(3)
})

test('a product loads pictures about as wide as they are shown', async ({ shopper, size }) => {
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
  // The bar of buttons leaves its room to what gets the focus, where there is one.
  const room = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  const rooms = size.width < 768 ? [160, 200] : [0, 20]
  const [least = 0, most = 0] = rooms
  expect(await tab.run(room)).toBeGreaterThan(least)
  expect(await tab.run(room)).toBeLessThan(most)
})

test('a page out of the back/forward cache is where it was', async ({ shopper, host }, info) => {
  const { tab } = shopper
  await shopper.open('/products')
  await shopper.sees('button', 'Add to cart…')
  await tab.run(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    window.scrollTo(0, 700)
  })
  await expect.poll(() => tab.run(() => window.scrollY)).toBe(700)
  await tab.goto(`${host.url}/robots.txt`)
  await tab.back()
  await shopper.expectPath('/products')
  await shopper.expectOpen()
  const isPersisted = await tab.run(() => 'persisted' in window)
  info.annotations.push({ type: 'back/forward cache', description: String(isPersisted) })
  // After a reload it begins at its top, as any page does (specification, section 2).
  await expect.poll(() => tab.run(() => Math.round(window.scrollY))).toBe(isPersisted ? 700 : 0)
})
