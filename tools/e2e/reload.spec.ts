import type { Page } from '@playwright/test'
import { expect, LATENCY, test } from './support/fixtures'
import { listsOnServer, ordersOnServer } from './support/network'
import { paithani } from './support/products'
import { addAddress, expectCounts, expectPath, openAsGuest, productItem, studio } from './support/shopper'

// Reloads happen before the response.
test.use({ performanceTestSettings: LATENCY })

const newUser = { name: 'Zoya Khan', email: 'zoya@resham.example', password: 'woven-by-hand' }

/** Presses a button and reloads the page before the response. */
async function pressAndReload(page: Page, press: () => Promise<void>): Promise<void> {
  await press()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Waits until the page counts as many cart lines as the server; returns their quantities. */
async function expectServerCart(page: Page): Promise<Record<string, number>> {
  const { cart } = await listsOnServer(page)
  await expectCounts(page, { cart: Object.keys(cart).length })
  return cart
}

test('a purchase continues after a reload before any response', async ({ page }) => {
  await openAsGuest(page, '/products')

  await test.step('while adding to the cart', async () => {
    const add = productItem(page, paithani).getByRole('button', { name: 'Add to cart' })
    await pressAndReload(page, () => add.click())
    if (!(paithani.id in (await expectServerCart(page)))) await add.click()
    await expect(productItem(page, paithani).getByRole('link', { name: 'Go to cart' })).toBeVisible()
  })

  await test.step('while changing a quantity', async () => {
    await page.goto('/cart')
    const line = productItem(page, paithani)
    await pressAndReload(page, () => line.getByRole('button', { name: 'Increase quantity' }).click())
    const quantity = (await expectServerCart(page))[paithani.id]
    await expect(line.getByText(`Quantity ${quantity}`)).toBeVisible()
  })

  await test.step('while selecting an address', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expectPath(page, '/checkout/userAddress')
    await addAddress(page, studio)
    await pressAndReload(page, () => page.getByRole('radio', { name: studio.Name }).check())
    await expect(page.getByRole('radio', { name: studio.Name })).toBeChecked()
  })

  await test.step('while placing the order', async () => {
    await page.getByRole('button', { name: 'Next' }).click()
    await expectPath(page, '/checkout/orderSummary')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.reload()
    const isInCart = paithani.id in (await expectServerCart(page))
    // Either the order can still be placed, or it was placed and the cart is empty.
    expect(await ordersOnServer(page)).toHaveLength(isInCart ? 0 : 1)
    if (isInCart) {
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expectPath(page, '/orderSuccessful')
    } else {
      await expect(page.getByText('It feels so light!')).toBeVisible()
      await expectPath(page, '/checkout/orderSummary')
    }
    await expectCounts(page, { cart: 0 })
    expect(await ordersOnServer(page)).toHaveLength(1)
  })
})

/** Crashes the page, so that no unload handler runs; returns a new one. */
async function crash(page: Page): Promise<Page> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
  return context.newPage()
}

/** Sends a request with the user's token; returns its status immediately after the response. */
function send(page: Page, method: string, path: string, body?: object): Promise<number> {
  return page.evaluate(
    async ([verb, endpoint, payload]) => {
      const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
      const headers: HeadersInit = token ? { authorization: token } : {}
      const { status } = await fetch(`/api/${endpoint}`, {
        method: verb,
        headers,
        ...(payload && { body: payload }),
      })
      return status
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
}

test('a crash right after a response loses no data', async ({ page }) => {
  await page.goto('/')
  expect(await send(page, 'POST', 'auth/signup', newUser)).toBe(201)
  let next = await crash(page)
  await next.goto('/profile')
  await next.getByLabel('Email', { exact: true }).fill(newUser.email)
  await next.getByLabel('Password', { exact: true }).fill(newUser.password)
  await next.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(next.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()

  await addAddress(next, studio)
  for (const _time of [1, 2, 3])
    expect(await send(next, 'POST', 'user/cart', { product: { _id: paithani.id } })).toBe(201)
  next = await crash(next)
  await next.goto('/profile')
  await expect(next.getByText(studio.Street)).toBeVisible()
  expect(await listsOnServer(next)).toMatchObject({ cart: { [paithani.id]: 3 } })
  expect(await send(next, 'DELETE', `user/cart/${paithani.id}`)).toBe(200)
  next = await crash(next)
  await next.goto('/cart')
  await expect(next.getByText('It feels so light!')).toBeVisible()
})
