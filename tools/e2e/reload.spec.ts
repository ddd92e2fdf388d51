import type { Page } from '@playwright/test'
import { expect, LATENCY, test } from './support/fixtures'
import { listsOnServer, ordersOnServer } from './support/network'
import { paithani } from './support/products'
import {
  addAddress,
  addToCart,
  checkOut,
  expectCounts,
  openAsGuest,
  productItem,
  studio,
} from './support/shopper'

// Reloads happen before the response.
test.use({ performanceTestSettings: LATENCY })

const newUser = { name: 'Zoya Khan', email: 'zoya@resham.example', password: 'woven-by-hand' }

test('a purchase continues after a reload before any response', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)

  await test.step('while changing a quantity', async () => {
    await page.goto('/cart')
    const line = productItem(page, paithani)
    await line.getByRole('button', { name: 'Increase quantity' }).click()
    await page.reload()
    const { cart } = await listsOnServer(page)
    await expect(line.getByText(`Quantity ${cart[paithani.id]}`)).toBeVisible()
  })

  await test.step('while placing the order', async () => {
    await checkOut(page)
    const place = page.getByRole('button', { name: 'Place Order' })
    await place.click()
    await page.reload()
    // Either the order can still be placed, or it was placed and the cart is empty.
    const { cart } = await listsOnServer(page)
    const isInCart = paithani.id in cart
    expect(await ordersOnServer(page)).toHaveLength(isInCart ? 0 : 1)
    if (isInCart) await place.click()
    else await expect(page.getByText('It feels so light!')).toBeVisible()
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
  expect(await send(next, 'POST', 'user/cart', { product: { _id: paithani.id } })).toBe(201)
  next = await crash(next)
  await next.goto('/profile')
  await expect(next.getByText(studio.Street)).toBeVisible()
  expect(await listsOnServer(next)).toMatchObject({ cart: { [paithani.id]: 1 } })
})
