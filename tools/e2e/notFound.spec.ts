import { expect, test } from './support/fixtures'
import { expectPath } from './support/shopper'

const unknown = [
  '/nowhere',
  '/very/deep/down/there',
  '/saree.html',
  '/Products',
  '/images.v2/hero.png',
  '/checkout',
  '/nowhere/',
  '/nowhere?search=silk#top',
  '/%E0%A4%B0%E0%A5%87%E0%A4%B6%E0%A4%AE',
  '/a%2Fb',
  '/100%25',
  '/products/a/b',
  '/api/nothing',
]

test('an unknown URL shows the 404 page, and Back skips it', async ({ page }) => {
  await page.goto('/products')
  for (const path of unknown) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectPath(page, '/404')
      await expect(page.getByRole('heading', { level: 1, name: 'We looked everywhere' })).toBeVisible()
      await expect(page).toHaveTitle('Page not found · Resham')
      await page.goBack()
      await expectPath(page, '/products')
    })
  }
})

test('an unknown product shows the 404 text', async ({ page, expectedErrors }) => {
  expectedErrors.push(/getProduct failed|status of 404/)
  for (const id of ['silk-pyjamas', '%20', 'a.b', '100%25']) {
    await page.goto(`/products/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'We looked everywhere' })).toBeVisible()
    await expectPath(page, `/products/${id}`)
  }
})
