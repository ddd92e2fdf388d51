import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { expectPath, openAsGuest } from './support/shopper'

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

test('an unknown URL shows the 404 page, which links home', async ({ page }) => {
  for (const path of unknown) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectPath(page, '/404')
      await expect(
        page.getByRole('heading', { level: 1, name: 'We looked everywhere', exact: true }),
      ).toBeVisible()
      await expect(
        page.getByText('Looks like the page you are looking for is missing.', { exact: true }),
      ).toBeVisible()
      await expect(page).toHaveTitle('Page not found · Resham')
      await page.getByRole('link', { name: 'Go to Home', exact: true }).click()
      await expectPath(page, '/')
      await expect(page.getByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
    })
  }
})

test('Back from the 404 page skips the unknown URL', async ({ page }) => {
  await page.goto('/products')
  await page.goto('/nowhere')
  await expectPath(page, '/404')
  await page.goBack()
  await expectPath(page, '/products')
})

test('an unknown product shows the 404 text and links to the products', async ({ page }) => {
  for (const id of ['silk-pyjamas', '%20', 'a.b', '100%25']) {
    await page.goto(`/products/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'We looked everywhere' })).toBeVisible()
    await expect(page.getByText('Looks like the page you are looking for is missing.')).toBeVisible()
    await expectPath(page, `/products/${id}`)
  }
  await page.getByRole('link', { name: 'See Products' }).click()
  await expectPath(page, '/products')
})

test('public pages open by their URL, with title and heading', async ({ page }) => {
  const titles: [path: string, title: string, heading: string][] = [
    ['/', 'Resham · The feeling of luxury', 'The feeling of luxury'],
    ['/products', 'Products · Resham', 'Products'],
    ['/products/', 'Products · Resham', 'Products'],
    [`/products/${paithani.id}`, `${paithani.title} · Resham`, paithani.title],
    ['/login', 'Sign In · Resham', 'Sign In'],
    ['/signup', 'Sign Up · Resham', 'Sign Up'],
    ['/logout', 'Logged out · Resham', 'Oh no! You are logged out'],
    ['/orderSuccessful', 'Order placed · Resham', 'Thank you'],
    ['/mockMan', 'mockMan · Resham', 'mockMan'],
    ['/404', 'Page not found · Resham', 'We looked everywhere'],
  ]
  for (const [path, title, heading] of titles) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('protected pages open by their URL when logged in', async ({ page }) => {
  await openAsGuest(page)
  const titles: [path: string, title: string, heading: string][] = [
    ['/wishlist', 'Wishlist · Resham', 'Wishlist'],
    ['/cart', 'Cart · Resham', 'MY CART (0)'],
    ['/profile', 'Profile · Resham', 'Profile'],
  ]
  for (const [path, title, heading] of titles) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(title)
    await expectPath(page, path)
  }
})
