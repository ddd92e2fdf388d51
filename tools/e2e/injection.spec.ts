import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { fillAddress, search } from './support/shopper'

const payloads = [
  '<script>document.title = "hacked"</script>',
  '"><img src=x onerror="document.title = \'hacked\'">',
  '<svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
]
const [script = '', picture = ''] = payloads

/** Expects no injected markup. A violation of the Content-Security-Policy fails the test through the console. */
async function expectNoInjection(page: Page): Promise<void> {
  expect(await page.title()).not.toContain('hacked')
  await expect(
    page.locator('img[src="x"], svg[onload], script:not([src], body > script), [onerror]'),
  ).toHaveCount(0)
}

// An alert would block the page.
test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`)
  })
})

test('scripts in the search and in the URL are rendered as text', async ({ page }) => {
  await page.goto('/products')
  for (const payload of payloads) {
    await search(page, payload)
    await expect(page.getByText('No products to display!')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue(payload)
    await expectNoInjection(page)
  }
  const text = encodeURIComponent(picture)
  for (const path of [
    `/products/${text}`,
    `/products?search=${text}`,
    `/products?category=${text}&sortby=${text}&rating=${text}`,
    `/${text}#${text}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoInjection(page)
  }
})

test('scripts in a name, an email and an address are rendered as text', async ({ page }) => {
  const email = '<img/src=x/onerror=alert(1)>@resham.example'
  await page.goto('/')
  await page.evaluate(
    async ([name, text]) => {
      const body = JSON.stringify({ name, email: text, password: 'woven' })
      const response = await fetch('/api/auth/signup', { method: 'POST', body })
      const { createdUser, encodedToken } = await response.json()
      localStorage.setItem('loginItems', JSON.stringify({ token: encodedToken, user: createdUser }))
    },
    [script, email] as const,
  )
  await page.goto('/profile')
  const details = page.getByRole('region', { name: 'Your details' })
  for (const text of [script, email]) await expect(details.getByText(text, { exact: true })).toBeVisible()
  await expectNoInjection(page)

  await page.getByRole('button', { name: 'Add Address' }).click()
  const [Name, Street, City, State] = payloads
  await fillAddress(page, { Name, Street, City, State, Country: picture, Zipcode: '221001' })
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  for (const text of payloads) await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  await expectNoInjection(page)
})
