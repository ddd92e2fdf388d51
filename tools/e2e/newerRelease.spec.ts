import type { Page } from '@playwright/test'
import { demoAccount } from '@resham/contract/demoAccount'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { addToCart, openAsGuest, productItem, toasts, visit } from './support/shopper'

const reload = (page: Page) => toasts(page, 'Update available').getByRole('button', { name: 'Reload' })

/** Upgrades the database to an unknown version, and keeps it open. */
function upgradeDatabase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('resham', 99)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => resolve())
      }),
  )
}

test('with a database that a newer release has upgraded nothing is confirmed, and the user stays logged in', async ({
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
  })
})
