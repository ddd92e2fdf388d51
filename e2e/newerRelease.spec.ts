import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { addToCart, expectCounts, openAsGuest, productItem, toasts, visit } from './support/shopper'

const reload = (page: Page) => toasts(page, 'Update available').getByRole('button', { name: 'Reload' })

/** Upgrades the database to an unknown version and shape, and keeps it open. */
function upgradeDatabase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('resham', 99)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('upgradeneeded', () => {
          opening.result.deleteObjectStore('accounts')
          opening.result.createObjectStore('customers').put({ of: 'another shape' }, 1)
        })
        opening.addEventListener('success', () => resolve())
      }),
  )
}

/** The databases, and the object stores and content of the upgraded one. */
function databases(page: Page) {
  return page.evaluate(async () => {
    const all = await indexedDB.databases()
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('resham')
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const customers = await new Promise<unknown>((resolve, reject) => {
      const reading = newer.transaction('customers').objectStore('customers').getAll()
      reading.addEventListener('error', () => reject(reading.error))
      reading.addEventListener('success', () => resolve(reading.result))
    })
    const stores = [...newer.objectStoreNames]
    newer.close()
    return { all, stores, customers }
  })
}

const NEWER_DATABASE = {
  all: [{ name: 'resham', version: 99 }],
  stores: ['about', 'customers'],
  customers: [{ of: 'another shape' }],
}

test('a database upgraded by a newer release is not changed, and the user stays logged in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/failed: A newer version of the shop is in use in this browser/)
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  // Another tab on the same origin, without the shop.
  const newer = await page.context().newPage()
  await newer.goto('/favicon.svg')
  await upgradeDatabase(newer)

  await test.step('a change is refused, and a reload offered', async () => {
    await visit(page, 'Cart')
    await productItem(page, paithani).getByRole('button', { name: 'Increase quantity' }).click()
    await expect(reload(page)).toBeVisible()
    await expect(productItem(page, paithani).getByText('Quantity 1')).toBeVisible()
    expect(await databases(newer)).toEqual(NEWER_DATABASE)
  })

  await test.step('an order that cannot be stored is not confirmed', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByRole('radio').check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^Your order could not be placed/)
    await expectCounts(page, { cart: 1 })
  })

  await test.step('a reload while the server still has the older release keeps the session', async () => {
    const loaded = page.waitForEvent('load')
    await reload(page).click()
    await loaded
    await expect(reload(page)).toBeVisible()
    await visit(page, 'Profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: demoAccount.name })).toBeVisible()
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem('loginItems') ?? ''))
    expect(session).toMatchObject({ token: expect.any(String) })
    expect(await databases(newer)).toEqual(NEWER_DATABASE)
  })
})
