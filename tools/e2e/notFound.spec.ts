import { expect, test } from './support/fixtures'
import { expectPath, heading } from './support/shopper'

/** Unknown paths that a static host could take for something else. routes.test.tsx has others. */
const unknown = [
  '/very/deep/down/there',
  '/saree.html',
  '/Products',
  '/images.v2/hero.png',
  '/nowhere/',
  '/%E0%A4%B0%E0%A5%87%E0%A4%B6%E0%A4%AE',
  '/a%2Fb',
  '/100%25',
  '/api/nothing',
  '/products/silk-pyjamas',
  '/products/%20',
  '/products/a.b',
  '/products/100%25',
]

test('an unknown URL shows the 404 page, and Back skips it', async ({ page, expectedErrors }) => {
  expectedErrors.push(/getProduct failed|status of 404/)
  await page.goto('/products')
  for (const path of unknown) {
    await page.goto(path)
    await expect(heading(page, 'We looked everywhere'), path).toBeVisible()
    await expectPath(page, path.startsWith('/products/') ? path : '/404')
    await page.goBack()
    await expectPath(page, '/products')
  }
})
