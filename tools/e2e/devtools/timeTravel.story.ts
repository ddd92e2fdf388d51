import type { Page } from '@playwright/test'
import { demoAccount } from '@resham/contract/demoAccount'
import { paithani } from '../support/products'
import {
  addToCart,
  checkOut,
  expectPath,
  logInAsGuest,
  openFilters,
  openProductFromList,
  visit,
} from '../support/shopper'
import type { Monitor } from './monitor'
import { expect, test } from './test'

const pastState = (page: Page) => page.getByRole('dialog', { name: 'A past state' })

const expectPast = async (page: Page, heading: string | RegExp) => {
  await expect(pastState(page).getByRole('heading', { level: 1 })).toHaveText(heading)
}
const expectLatest = async (page: Page, heading: string | RegExp) => {
  await expect(pastState(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

const goToLatest = (page: Page) => page.getByRole('button', { name: 'Go to the latest' }).click()

// The names of three buttons of the monitor, by which assistive technology knows them.
const COMMIT = /make the current state your initial state$/
const REVERT = 'Roll back to the last committed state'
const RESET = 'Reset to the state you created the store with'

/** Buys a product, from the home page to the thanks for the order. */
const buy = async (page: Page) => {
  await page.getByRole('link', { name: 'Saree Collection' }).click()
  await openProductFromList(page, paithani)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await logInAsGuest(page)
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await checkOut(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
}

/** Everything that the browser has stored for the shop. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

test('a purchase is listed, and each of its pages is shown', async ({ openShop, openMonitor }) => {
  const page = await openShop()
  const monitor = await openMonitor()
  await buy(page)
  await monitor.expectLast('getOrder/fulfilled')
  const before = await stored(page)
  for (const [type, heading, path] of [
    ['getOrder/fulfilled', 'Thank you', '/orderSuccessful'],
    ['opened /checkout/orderSummary', 'Order Summary', '/checkout/orderSummary'],
    ['address/addressSelected', 'Shipping Address', '/checkout/userAddress'],
    ['opened /cart', 'MY CART (1)', '/cart'],
    ['logIn/pending', 'Sign In', '/login'],
    ['auth/loginRequired', paithani.title, `/products/${paithani.id}`],
    ['opened /products?category=Saree', 'Saree Collection', '/products'],
    ['opened /', 'The feeling of luxury', '/'],
  ] as const) {
    await monitor.jumpTo(type)
    await (type === 'getOrder/fulfilled' ? expectLatest : expectPast)(page, heading)
    await expectPath(page, path)
  }
  await expect(page).toHaveTitle(/^Resham/)
  await monitor.jumpToLast()
  await expectLatest(page, 'Thank you')
  await expectPath(page, '/orderSuccessful')
  expect(await stored(page)).toBe(before)

  await page.getByRole('link', { name: /^Order / }).click()
  await expectLatest(page, /^Order /)
  await monitor.jumpTo('opened /checkout/orderSummary')
  await expectPast(page, 'Order Summary')
  await monitor.jumpToLast()
  await expectLatest(page, /^Order /)
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
})

test('the last listed action leads back on every screen, and its links work', async ({
  openShop,
  openMonitor,
}) => {
  const page = await openShop('/login')
  const monitor = await openMonitor()
  await logInAsGuest(page)
  await visit(page, 'Products')
  await addToCart(page, paithani)
  for (const [open, heading] of [
    [() => visit(page, 'Products'), 'Products'],
    [() => openProductFromList(page, paithani), paithani.title],
    [() => visit(page, 'Wishlist'), /wishlist/i],
    [() => visit(page, 'Profile'), /./],
    [() => visit(page, 'Cart'), 'MY CART (1)'],
    [() => page.getByRole('link', { name: 'Checkout' }).click(), 'Shipping Address'],
    [
      async () => {
        await page.getByRole('radio').first().check()
        await page.getByRole('button', { name: 'Next' }).click()
      },
      'Order Summary',
    ],
    [() => page.getByRole('link', { name: 'Resham', exact: true }).first().click(), 'The feeling of luxury'],
  ] as const) {
    await open()
    await expectLatest(page, heading)
    // Actions that the libraries dispatch meanwhile are not in the list, so that the last one stays the latest.
    await monitor.expectQuiet()
    await monitor.jumpTo('logIn/pending')
    await expectPast(page, 'Sign In')
    await monitor.jumpToLast()
    await expectLatest(page, heading)
  }
})

test('the text of the search, its caret and an open sheet are kept', async ({ openShop, openMonitor }) => {
  const page = await openShop('/products')
  const monitor = await openMonitor()
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.pressSequentially('silk')
  await field.press('ArrowLeft')
  await monitor.expectListed('filters/searchTyped')
  await monitor.jumpTo('opened /products')
  await expect(pastState(page).getByRole('combobox', { name: 'Search products' })).toHaveValue('')
  await monitor.jumpToLast()
  await expect(pastState(page)).toHaveCount(0)
  await expect(field).toHaveValue('silk')
  await expect(field).toBeFocused()
  expect(await field.evaluate(({ selectionStart }: HTMLInputElement) => selectionStart)).toBe(3)

  await page.setViewportSize({ width: 360, height: 740 })
  await openFilters(page)
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await monitor.jumpTo('getProducts/fulfilled')
  await expectPast(page, 'Products')
  await pastState(page).hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => pastState(page).evaluate(({ scrollTop }) => scrollTop)).toBe(300)
  // Closes what is on top: the past page.
  await page.keyboard.press('Escape')
  await expect(pastState(page)).toHaveCount(0)
  await expect(sheet).toBeVisible()
})

/** Steps through an imported purchase. */
const expectPurchase = async (page: Page, monitor: Monitor) => {
  await expectPast(page, 'Thank you')
  await monitor.jumpTo('opened /cart')
  await expectPast(page, 'MY CART (1)')
  await monitor.jumpTo('opened /checkout/orderSummary')
  await expectPast(page, 'Order Summary')
  await expect(pastState(page).getByText(paithani.title).first()).toBeVisible()
  await goToLatest(page)
  await expectLatest(page, 'The feeling of luxury')
}

test('a session is exported from either window, and imported elsewhere', async ({
  openShop,
  openMonitor,
}) => {
  const page = await openShop()
  const first = await openMonitor()
  await buy(page)
  await first.expectLast('getOrder/fulfilled')
  const file = await first.exportFile()
  await first.page.close()
  const reopened = await openMonitor()
  await reopened.expectLast('getOrder/fulfilled')
  const fileOfReopened = await reopened.exportFile()
  for (const { text } of [file, fileOfReopened]) {
    expect(text).toContain(demoAccount.email)
    expect(text).not.toContain(demoAccount.password)
  }
  await reopened.page.close()
  await page.evaluate(() => localStorage.clear())
  await page.close()

  for (const { path } of [file, fileOfReopened]) {
    const fresh = await openShop()
    const monitor = await openMonitor()
    // The window offers the import before it is connected with the page, and then does nothing.
    await expect(async () => {
      await monitor.importFile(path)
      await expect(pastState(fresh)).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expectPurchase(fresh, monitor)
    expect(await stored(fresh)).not.toContain(demoAccount.email)
    await monitor.page.close()
    await fresh.close()
  }
})

test('Skip, Commit, Revert and Reset show what would have been, and the button leads back', async ({
  openShop,
  openMonitor,
}) => {
  const page = await openShop('/login')
  const monitor = await openMonitor()
  await logInAsGuest(page)
  await visit(page, 'Products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  await expectLatest(page, 'MY CART (1)')

  await test.step('a skipped action, which then counts again', async () => {
    await monitor.expectListed('addToCart/fulfilled')
    await monitor.skip('getCart/upserted')
    await expectPast(page, /^MY CART/)
    await expect(pastState(page).getByText('It feels so light!')).toBeVisible()
    await monitor.skip('getCart/upserted')
    await expectLatest(page, 'MY CART (1)')
  })
  await test.step('a commit of the latest state', async () => {
    await monitor.press(COMMIT)
    await monitor.expectLast('@@INIT')
    await expectLatest(page, 'MY CART (1)')
  })
  await test.step('a revert', async () => {
    await visit(page, 'Wishlist')
    await monitor.expectListed('opened /wishlist')
    await monitor.press(REVERT)
    await expectPast(page, 'MY CART (1)')
    await goToLatest(page)
    await expectLatest(page, /wishlist/i)
  })
  await test.step('a reset', async () => {
    await monitor.press(RESET)
    // The page shows the state that the store began with, at the URL that was opened.
    await expectPast(page, 'Sign In')
    await goToLatest(page)
    await expectLatest(page, /wishlist/i)
    await visit(page, 'Cart')
    await expectLatest(page, 'MY CART (1)')
    await monitor.expectListed('opened /cart')
  })
  await page.reload()
  await expectLatest(page, 'MY CART (1)')
})

test('Lock, Pause, the slider and a persisted list do what they say', async ({ openShop, openMonitor }) => {
  const page = await openShop('/products')
  const monitor = await openMonitor()
  await test.step('a locked shop can only be unlocked', async () => {
    await monitor.press('Lock changes')
    await expectPast(page, 'Products')
    await goToLatest(page)
    await expectLatest(page, 'Products')
    await expect(monitor.page.getByRole('button', { name: 'Lock changes' })).toBeVisible()
  })
  await test.step('nothing is listed in a pause, and the shop goes on', async () => {
    await monitor.press('Pause recording')
    await openProductFromList(page, paithani)
    await expectLatest(page, paithani.title)
    await monitor.press('Start recording')
    await expectLatest(page, paithani.title)
  })
  await test.step('a reload shows the persisted list until one goes on', async () => {
    await visit(page, 'Products')
    await monitor.expectListed('opened /products')
    await monitor.press('Persist state history')
    await page.reload()
    await expectPast(page, 'Products')
    // The extension may lose what happens within half a second after it has restored a list.
    await monitor.expectQuiet()
    await goToLatest(page)
    await monitor.expectQuiet()
    await expectLatest(page, 'Products')
    await openProductFromList(page, paithani)
    await expectLatest(page, paithani.title)
  })
  await test.step('the slider', async () => {
    // An action that is listed after 'Go back' would make it two steps forward.
    await monitor.expectQuiet()
    await monitor.press('Go back')
    await expect(pastState(page)).toBeVisible()
    await monitor.press('Go forward')
    await expectLatest(page, paithani.title)
  })
})

test('a past state whose window was closed can be left', async ({ openShop, openMonitor }) => {
  const page = await openShop()
  const monitor = await openMonitor()
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await monitor.expectListed('opened /products')
  await monitor.jumpTo('opened /')
  await expectPast(page, 'The feeling of luxury')
  await monitor.page.close()
  await goToLatest(page)
  await expectLatest(page, 'Products')
  await openProductFromList(page, paithani)
})

test('a build has no traces', async ({ openShop, openMonitor }) => {
  await openShop()
  const monitor = await openMonitor()
  await monitor.openTrace('opened /')
  await expect(monitor.page.getByText('To enable tracing action calls')).toBeVisible()
})

test('two tabs are told apart', async ({ openShop, openMonitor }) => {
  const home = await openShop()
  const listing = await openShop('/products')
  const monitor = await openMonitor()
  await monitor.page.getByRole('combobox').click()
  const names = monitor.page.getByRole('option', { name: 'Resham' })
  await expect(names).toHaveCount(2)
  const [one = '', other = ''] = await names.allTextContents()
  expect(one).toMatch(/^Resham /)
  expect(one).not.toBe(other)
  await expectLatest(home, 'The feeling of luxury')
  await expectLatest(listing, 'Products')
})
