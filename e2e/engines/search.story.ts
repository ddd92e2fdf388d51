import { paithani } from '../garments'
import { expect, test } from './test'

test('the search suggests, and the keyboard takes what it suggests', async ({ shopper, size }) => {
  const { tab } = shopper
  await shopper.open('/products')
  await shopper.fill('combobox', 'Search products', 'paith')
  await shopper.sees('option', `${paithani.title}…`)
  if (size.width < 480) {
    const covers = () => {
      const name = document.querySelector('header a')?.getBoundingClientRect()
      const search = document.querySelector('[role="search"]')?.getBoundingClientRect()
      return Boolean(name && search && search.left <= name.left && search.top <= name.top + 8)
    }
    expect(await tab.run(covers)).toBe(true)
  }
  await tab.press('ArrowDown')
  await tab.press('Enter')
  await shopper.expectPath(`/products/${paithani.id}`)
  await shopper.sees('heading', paithani.title)
})
