import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { expect, test } from './fixtures'
import { paithani } from './garments'
import {
  addToCart,
  arriveAsGuest,
  expectCounts,
  expectToast,
  expectToBeAt,
  garmentOn,
  logInAsGuest,
  visit,
} from './shopper'

function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('loginItems'))
}

/** Every address that the page has had from now on, redirects and replacements included. */
function recordAddresses(page: Page): string[] {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname))
  return addresses
}

test('a reload keeps the session, without a glimpse of the log-in', async ({ page }) => {
  await arriveAsGuest(page)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/Sign In/.test(document.querySelector('h1')?.textContent ?? ''))
        console.error('The log-in was seen.')
    }).observe(document, { subtree: true, childList: true })
  })
  const addresses = recordAddresses(page)
  for (const path of ['/profile', '/wishlist', '/cart']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(new Set(addresses)).toEqual(new Set(['/profile', '/wishlist', '/cart']))
})

test('the session is readable JSON: a token, and a user without a password', async ({ page }) => {
  await page.goto('/')
  expect(await kept(page)).toBeNull()
  await arriveAsGuest(page)
  const session = JSON.parse((await kept(page)) ?? '')
  expect(Object.keys(session).sort()).toEqual(['_persist', 'token', 'user'])
  expect(session._persist).toEqual({ version: 1, rehydrated: true })
  expect(session.token.split('.')).toHaveLength(3)
  expect(session.user).toMatchObject({ name: demoAccount.name, email: demoAccount.email })
  expect(JSON.stringify(session)).not.toMatch(/password|hash|salt/i)
})

test('a stored session that cannot be read is dropped, and the shopper can log in', async ({ page }) => {
  for (const [what, text] of [
    ['not JSON', '{"token":"abc'],
    ['not a session', '"yes"'],
    ['a token without a user', '{"token":"a.b.c"}'],
    ['a user without a token', '{"token":null,"user":{"name":"Nobody"}}'],
    ['JSON within JSON', JSON.stringify(JSON.stringify({ token: 'a.b.c', user: {} }))],
  ] as const) {
    await test.step(what, async () => {
      // Away from the shop, on the same host: nothing writes the session that is logged in.
      await page.goto('/favicon.svg')
      await page.evaluate((kept) => localStorage.setItem('loginItems', kept), text)
      await page.goto('/profile')
      await expectToBeAt(page, '/login')
      expect(await kept(page)).toBeNull()
      await logInAsGuest(page)
      await expectToBeAt(page, '/profile')
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    })
  }
})

test('a session that the server does not know ends quietly', async ({ page, expectedNoise }) => {
  // Failures of cart and wishlist calls are logged: specification, section 8.
  expectedNoise.push(/get(Cart|Wishlist|Orders) failed/)
  await arriveAsGuest(page)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
    localStorage.setItem('loginItems', JSON.stringify({ ...session, token: `${session.token}x` }))
  })
  await page.goto('/profile?tab=1')
  await expectToBeAt(page, '/login')
  await expect(page.getByRole('status').filter({ hasText: 'Logged Out' })).toHaveCount(0)
  await expect.poll(() => kept(page)).toBeNull()
  await logInAsGuest(page)
  await expect(page).toHaveURL('/profile?tab=1')
})

test('addresses that cannot be read are begun anew', async ({ page }) => {
  await arriveAsGuest(page)
  await page.evaluate(() =>
    localStorage.setItem('addresses', '{"books":{"user-guest":{"addresses":"none"}}}'),
  )
  await page.reload()
  const addresses = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
  await expect(addresses).toHaveCount(1)
  await expect(addresses).toContainText('Plot 14, Paithan Road')
})

async function shopForAVisit(page: Page): Promise<void> {
  await page.goto('/login')
  await logInAsGuest(page)
  await expectToast(page, 'Successfully Logged In!')
  await visit(page, 'Products')
  await addToCart(page, paithani)
  await expectCounts(page, { cart: 1 })
  await visit(page, 'Cart')
  await expect(garmentOn(page, paithani)).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('radio').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expectToBeAt(page, '/orderSuccessful')
  await visit(page, 'Profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToBeAt(page, '/logout')
}

/** Lets every access to these parts of the browser throw, as private windows and blocked sites do. */
async function forbid(page: Page, parts: string[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  }, parts)
}

test('a browser that forbids localStorage still sells', async ({ page, expectedNoise }) => {
  expectedNoise.push(/This browser would not keep or give back/)
  await forbid(page, ['localStorage'])
  await shopForAVisit(page)
})

test('a browser that forbids every storage still sells, and says so once', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/This browser would not keep or give back/, /kept in memory alone/)
  const told: string[] = []
  page.on('console', (message) => /kept in memory alone/.test(message.text()) && told.push(message.text()))
  await forbid(page, ['localStorage', 'sessionStorage', 'indexedDB'])
  await shopForAVisit(page)
  expect(told).toHaveLength(1)
})

test('a database that is full of something else is set aside, and the next one kept', async ({ page }) => {
  await arriveAsGuest(page, '/products')
  await addToCart(page, paithani)
  // Away from the shop, on the same host: nothing holds the database open.
  await page.goto('/favicon.svg')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('resham')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('accounts', 'readwrite')
          change.objectStore('accounts').put('no account', 'a')
          change.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
  await page.goto('/products')
  await expectCounts(page, { cart: 0 })
  await addToCart(page, paithani)
  await page.reload()
  await expectCounts(page, { cart: 1 })
})

test('a browser whose storage is full still sells', async ({ page, expectedNoise }) => {
  expectedNoise.push(/This browser would not keep or give back/)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await shopForAVisit(page)
})
