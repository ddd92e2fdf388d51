import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import {
  addToCart,
  checkOut,
  expectCounts,
  expectPath,
  expectToast,
  logInAsGuest,
  openAsGuest,
  productItem,
  visit,
} from './support/shopper'

/** Records every path from now on, including redirects. */
function recordPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname))
  return paths
}

test('a reload keeps the session and never renders the log-in', async ({ page }) => {
  await openAsGuest(page)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/Sign In/.test(document.querySelector('h1')?.textContent ?? ''))
        console.error('The log-in was rendered.')
    }).observe(document, { subtree: true, childList: true })
  })
  const paths = recordPaths(page)
  for (const path of ['/profile', '/wishlist', '/cart']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(new Set(paths)).toEqual(new Set(['/profile', '/wishlist', '/cart']))
})

test('a purchase works without any storage, with one console message', async ({ page, expectedErrors }) => {
  expectedErrors.push(/The browser does not store /, /stored in memory only/)
  const messages: string[] = []
  page.on(
    'console',
    (message) => /stored in memory only/.test(message.text()) && messages.push(message.text()),
  )
  // As in private windows and on blocked sites.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.goto('/login')
  await logInAsGuest(page)
  await expectToast(page, 'Successfully Logged In!')
  await visit(page, 'Products')
  await addToCart(page, paithani)
  await expectCounts(page, { cart: 1 })
  await visit(page, 'Cart')
  await expect(productItem(page, paithani)).toBeVisible()
  await checkOut(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expectPath(page, '/orderSuccessful')
  await visit(page, 'Profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectPath(page, '/logout')
  expect(messages).toHaveLength(1)
})
