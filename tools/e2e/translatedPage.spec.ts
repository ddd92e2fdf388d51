import { translatePage } from '../../src/testing/translatePage'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { expectPath, logInAsGuest, productTitles } from './support/shopper'

// React logs this error and recovers from it. An error that is thrown would replace the page.
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/^error: .*Minified React error #418/)
})

for (const when of ['before', 'after'])
  test(`a shopper searches and buys on a page that was translated ${when} its hydration`, async ({
    page,
  }) => {
    if (when === 'before') await page.addInitScript(translatePage, true)
    await page.goto('/products')
    if (when === 'after') await page.evaluate(translatePage, true)
    const heading = page.getByRole('heading', { level: 1 })
    const field = page.getByRole('combobox', { name: 'Search products' })
    const options = page.getByRole('listbox').getByRole('option')
    await expect(heading).toHaveText('PRODUCTS')
    // Each letter marks the matches in the titles, and each Backspace takes a mark back.
    await field.pressSequentially('kurti')
    await expect(options.first()).toHaveText('KURTI COLLECTION 5 PRODUCTS')
    await expect(productTitles(page)).toHaveCount(5)
    for (const _ of 'kurti') await field.press('Backspace')
    await expect(productTitles(page)).toHaveCount(20)

    await field.pressSequentially('paithani')
    await expect(options).toHaveCount(1)
    await options.click()
    await expect(heading).toHaveText(paithani.title.toUpperCase())
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expectPath(page, '/login')
    await logInAsGuest(page)
    await page.getByRole('article').getByRole('link', { name: 'Go to cart' }).click()
    await expect(heading).toHaveText('MY CART (1)')
  })
