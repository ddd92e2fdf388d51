import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import {
  addToCart,
  expectCounts,
  expectPath,
  expectToast,
  logInAsGuest,
  openAsGuest,
  productItem,
  visit,
} from './support/shopper'

function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('loginItems'))
}

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

test('the session is stored as JSON with a token and a user without a password', async ({ page }) => {
  await page.goto('/')
  expect(await storedSession(page)).toBeNull()
  await openAsGuest(page)
  const session = JSON.parse((await storedSession(page)) ?? '')
  expect(Object.keys(session).sort()).toEqual(['_persist', 'token', 'user'])
  expect(session._persist).toEqual({ version: 1, rehydrated: true })
  expect(session.token.split('.')).toHaveLength(3)
  expect(session.user).toMatchObject({ name: demoAccount.name, email: demoAccount.email })
  expect(JSON.stringify(session)).not.toMatch(/password|hash|salt/i)
})

test('an invalid stored session is removed, and the user can log in', async ({ page }) => {
  for (const [what, text] of [
    ['not JSON', '{"token":"abc'],
    ['not a session', '"yes"'],
    ['a token without a user', '{"token":"a.b.c"}'],
    ['a user without a token', '{"token":null,"user":{"name":"Nobody"}}'],
    ['JSON within JSON', JSON.stringify(JSON.stringify({ token: 'a.b.c', user: {} }))],
  ] as const) {
    await test.step(what, async () => {
      // On the same origin, but outside the shop, which would write the current session.
      await page.goto('/favicon.svg')
      await page.evaluate((session) => localStorage.setItem('loginItems', session), text)
      await page.goto('/profile')
      await expectPath(page, '/login')
      expect(await storedSession(page)).toBeNull()
      await logInAsGuest(page)
      await expectPath(page, '/profile')
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    })
  }
})

test('a session with an invalid token ends without a toast', async ({ page, expectedErrors }) => {
  // Failures of cart and wishlist requests are logged: specification, section 8.
  expectedErrors.push(/get(Cart|Wishlist|Orders) failed/)
  await openAsGuest(page)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
    localStorage.setItem('loginItems', JSON.stringify({ ...session, token: `${session.token}x` }))
  })
  await page.goto('/profile?tab=1')
  await expectPath(page, '/login')
  await expect(page.getByRole('status').filter({ hasText: 'Logged Out' })).toHaveCount(0)
  await expect.poll(() => storedSession(page)).toBeNull()
  await logInAsGuest(page)
  await expect(page).toHaveURL('/profile?tab=1')
})

test('invalid stored addresses are replaced by the default', async ({ page }) => {
  await openAsGuest(page)
  await page.evaluate(() =>
    localStorage.setItem('addresses', '{"books":{"user-guest":{"addresses":"none"}}}'),
  )
  await page.reload()
  const addresses = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
  await expect(addresses).toHaveCount(1)
  await expect(addresses).toContainText('Plot 14, Paithan Road')
})

async function completePurchase(page: Page): Promise<void> {
  await page.goto('/login')
  await logInAsGuest(page)
  await expectToast(page, 'Successfully Logged In!')
  await visit(page, 'Products')
  await addToCart(page, paithani)
  await expectCounts(page, { cart: 1 })
  await visit(page, 'Cart')
  await expect(productItem(page, paithani)).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('radio').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expectPath(page, '/orderSuccessful')
  await visit(page, 'Profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectPath(page, '/logout')
}

/** Makes every access to these storage APIs throw, as in private windows and on blocked sites. */
async function blockStorage(page: Page, apis: string[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  }, apis)
}

test('a purchase works without localStorage', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Browser storage is not available/)
  await blockStorage(page, ['localStorage'])
  await completePurchase(page)
})

test('a purchase works without any storage, with one console message', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Browser storage is not available/, /stored in memory only/)
  const messages: string[] = []
  page.on(
    'console',
    (message) => /stored in memory only/.test(message.text()) && messages.push(message.text()),
  )
  await blockStorage(page, ['localStorage', 'sessionStorage', 'indexedDB'])
  await completePurchase(page)
  expect(messages).toHaveLength(1)
})

test('a reset leads from an account that cannot be read back to a working shop', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/get(Cart|Wishlist) failed: The email you entered is not Registered/)
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  // On the same origin, but outside the shop, which would keep the database open.
  await page.goto('/favicon.svg')
  await page.evaluate(
    (email) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('resham')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('accounts', 'readwrite')
          change.objectStore('accounts').put('no account', email)
          change.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    demoAccount.email,
  )
  await page.goto('/cart')
  await expectPath(page, '/login')

  await page.goto('/mockMan')
  await page.getByRole('button', { name: 'Reset demo data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText(/^Demo data has been reset/)).toBeVisible()
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  await page.reload()
  await expectCounts(page, { cart: 1 })
})

test('a purchase works when the storage quota is exceeded', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Browser storage is not available/)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await completePurchase(page)
})
