import { paithani } from '../support/products'
import { expect, test } from './test'

test('the search shows suggestions that the keyboard can choose', async ({ shopper, size }) => {
  const { tab } = shopper
  await shopper.open('/products')
  await shopper.fill('combobox', 'Search products', 'paith')
  await shopper.sees('option', `${paithani.title}…`)
  if (size.width < 480) {
    const coversLogo = () => {
      const logo = document.querySelector('header a')?.getBoundingClientRect()
      const search = document.querySelector('[role="search"]')?.getBoundingClientRect()
      return Boolean(logo && search && search.left <= logo.left && search.top <= logo.top + 8)
    }
    expect(await tab.run(coversLogo)).toBe(true)
  }
  await tab.press('ArrowDown')
  await tab.press('Enter')
  await shopper.expectPath(`/products/${paithani.id}`)
  await shopper.sees('heading', paithani.title)
})
