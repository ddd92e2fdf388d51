import { expect, test } from './test'

const sheet = { role: 'dialog', name: 'Filters' }

/** How many legends overlap the line above their group. */
const countOverlappingLegends = () =>
  [...document.querySelectorAll('fieldset legend')].filter((legend) => {
    const group = legend.closest('fieldset')
    const line = group && getComputedStyle(group).borderTopWidth
    const top = group?.getBoundingClientRect().top ?? 0
    return legend.getBoundingClientRect().top < top + Number.parseFloat(line ?? '0') + 8
  }).length

const isSheetSettled = () => {
  const { opacity, transform } = getComputedStyle(document.querySelector('dialog[open]') as Element)
  return opacity === '1' && transform === 'none'
}

test('the filters narrow the listing, in the sidebar or in a sheet', async ({ shopper, size }) => {
  const { tab } = shopper
  await shopper.open('/products')
  await shopper.sees('heading', 'Products')
  await tab.run(() => window.scrollTo(0, 300))
  const isSheet = size.width < 960
  if (isSheet) {
    await shopper.click('button', 'Filters')
    await shopper.sees('dialog', 'Filters')
    await expect.poll(() => tab.run(isSheetSettled)).toBe(true)
    await expect
      .poll(() => tab.run(() => getComputedStyle(document.documentElement).overflowY))
      .toBe('hidden')
  }
  const container = isSheet ? sheet : undefined
  await shopper.sees('group', 'Category', container)
  expect(await tab.run(() => document.querySelectorAll('fieldset legend').length)).toBe(3)
  expect(await tab.run(countOverlappingLegends)).toBe(0)

  await shopper.click('checkbox', 'Saree…', container)
  await shopper.click('radio', 'Low to High', container)
  await expect.poll(() => tab.run(() => location.search)).toBe('?category=Saree&sortby=lowToHigh')
  if (isSheet) {
    await shopper.click('button', 'Show 5 products')
    await shopper.doesNotSee('dialog', 'Filters')
    await expect
      .poll(() => tab.run(() => getComputedStyle(document.documentElement).overflowY))
      .toBe('scroll')
  }
  await expect.poll(() => shopper.count({ role: 'button', name: 'Add to Wishlist…' })).toBe(5)
})
