import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import {
  addAddress,
  addToCart,
  expectCounts,
  expectPath,
  logInAsGuest,
  openAsGuest,
  productItem,
  savedAddress,
  studio,
  toasts,
  visit,
} from './support/shopper'

// These tests write data as a newer release in another tab would, with a version unknown to this release.

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

const reload = (page: Page) => toasts(page, 'Update available').getByRole('button', { name: 'Reload' })

/** Opens another tab on the same origin, without the shop. */
async function anotherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto('/favicon.svg')
  return tab
}

/** Stores state with an unknown version and shape; returns its JSON. */
async function storeNewer(page: Page, key: string): Promise<string> {
  const text = JSON.stringify({
    profiles: [{ of: 'another shape' }],
    _persist: { version: 2, rehydrated: true },
  })
  const tab = await anotherTab(page)
  await tab.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)
  await tab.close()
  return text
}

/** Presses Reload and waits for the load event. */
async function pressReload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await reload(page).click()
  await loaded
}

test('a session stored by a newer release is not overwritten, and the user stays logged in', async ({
  page,
}) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  const newer = await storeNewer(page, 'loginItems')
  await expect(reload(page)).toBeVisible()

  await test.step('the shop keeps working', async () => {
    await visit(page, 'Cart')
    await productItem(page, paithani).getByRole('button', { name: 'Increase quantity' }).click()
    await expect(productItem(page, paithani).getByText('Quantity 2')).toBeVisible()
    await visit(page, 'Profile')
    await page.getByRole('button', { name: 'Edit name' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Meera D.')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'Meera D.' })).toBeVisible()
    expect(await stored(page, 'loginItems')).toBe(newer)
  })

  await test.step('a reload while the server still has the older release changes no stored data', async () => {
    await pressReload(page)
    await expect(reload(page)).toBeVisible()
    // An unreadable session counts as logged out.
    await expectPath(page, '/login')
    await logInAsGuest(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expectCounts(page, { cart: 1 })
    expect(await stored(page, 'loginItems')).toBe(newer)
  })
})

test('addresses stored by a newer release are not overwritten, and those on the page stay', async ({
  page,
}) => {
  await openAsGuest(page)
  await addAddress(page, studio)
  const newer = await storeNewer(page, 'addresses')
  await expect(reload(page)).toBeVisible()

  await test.step('the shop keeps working', async () => {
    await expect(savedAddress(page, studio.Name)).toBeVisible()
    await page.getByRole('button', { name: `Delete address of ${demoAccount.name}` }).click()
    await expect(savedAddress(page, demoAccount.name)).toHaveCount(0)
    await addAddress(page, { ...studio, Name: 'Zoya Khan' })
    await expect(savedAddress(page, 'Zoya Khan')).toBeVisible()
    expect(await stored(page, 'addresses')).toBe(newer)
  })

  await test.step('a reload while the server still has the older release changes no stored data', async () => {
    await pressReload(page)
    await expect(reload(page)).toBeVisible()
    await expectPath(page, '/profile')
    await addAddress(page, studio)
    await expect(savedAddress(page, studio.Name)).toBeVisible()
    expect(await stored(page, 'addresses')).toBe(newer)
  })
})

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
  const newer = await anotherTab(page)
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
    await pressReload(page)
    await expect(reload(page)).toBeVisible()
    await visit(page, 'Profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: demoAccount.name })).toBeVisible()
    expect(JSON.parse((await stored(page, 'loginItems')) ?? '')).toMatchObject({ token: expect.any(String) })
    expect(await databases(newer)).toEqual(NEWER_DATABASE)
  })
})
