import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { expect, LATENCY, test } from './fixtures'
import { ikatKurti, paithani } from './garments'
import {
  addAddress,
  addToCart,
  arriveAsGuest,
  expectCounts,
  expectToBeAt,
  garmentOn,
  garmentTitles,
  search,
  studio,
  visit,
} from './shopper'
import { listsOnServer, ordersOnServer, rigWire, sentBy } from './wire'

// A reload, and a second click, come before the response.
test.use({ perfOverrides: LATENCY })

const newcomer = { name: 'Zoya Khan', email: 'zoya@resham.example', password: 'woven-by-hand' }

/** Presses a button and loads the page anew before the answer can have come. */
async function pressAndReload(page: Page, press: () => Promise<void>): Promise<void> {
  await press()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Waits until the page shows as many lines in the cart as the server has; returns what is in them. */
async function cartInTruth(page: Page): Promise<Record<string, number>> {
  const { cart } = await listsOnServer(page)
  await expectCounts(page, { cart: Object.keys(cart).length })
  return cart
}

test('a reload in the middle of any step of a purchase leads on from there', async ({ page }) => {
  await arriveAsGuest(page, '/products')

  await test.step('while the garments are searched', async () => {
    await search(page, 'ikat kurti')
    await expect(garmentTitles(page)).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue('ikat kurti')
    await expect(garmentTitles(page)).toHaveText([ikatKurti.title])
  })

  await test.step('while one is put into the cart', async () => {
    const add = garmentOn(page, ikatKurti).getByRole('button', { name: 'Add to cart' })
    await pressAndReload(page, () => add.click())
    await search(page, 'ikat kurti')
    if (!(ikatKurti.id in (await cartInTruth(page)))) await add.click()
    await expect(garmentOn(page, ikatKurti).getByRole('link', { name: 'Go to cart' })).toBeVisible()
    await search(page, 'paithani')
    await addToCart(page, paithani)
  })

  await test.step('while a quantity changes', async () => {
    await page.goto('/cart')
    const line = garmentOn(page, paithani)
    await pressAndReload(page, () => line.getByRole('button', { name: 'Increase quantity' }).click())
    const quantity = (await cartInTruth(page))[paithani.id]
    await expect(line.getByText(`Quantity ${quantity}`)).toBeVisible()
  })

  await test.step('while a line goes', async () => {
    const remove = garmentOn(page, ikatKurti).getByRole('button', { name: 'Remove from Cart' })
    await pressAndReload(page, () => remove.click())
    if (ikatKurti.id in (await cartInTruth(page))) await remove.click()
    await expectCounts(page, { cart: 1 })
  })

  await test.step('while an address is chosen', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expectToBeAt(page, '/checkout/userAddress')
    await addAddress(page, studio)
    await pressAndReload(page, () => page.getByRole('radio', { name: studio.Name }).check())
    await expect(page.getByRole('radio', { name: studio.Name })).toBeChecked()
  })

  await test.step('while the order is looked over', async () => {
    await page.getByRole('button', { name: 'Next' }).click()
    await expectToBeAt(page, '/checkout/orderSummary')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Delivery Details' })).toContainText(studio.Street)
    await expect(garmentOn(page, paithani)).toBeVisible()
  })

  const orders = page.getByRole('region', { name: 'Orders' })

  await test.step('while the order is placed', async () => {
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.reload()
    const isThere = paithani.id in (await cartInTruth(page))
    // An order that was not placed can be placed; one that was has left an empty cart behind.
    expect(await ordersOnServer(page)).toHaveLength(isThere ? 0 : 1)
    if (isThere) {
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expectToBeAt(page, '/orderSuccessful')
    } else {
      await expect(page.getByText('It feels so light!')).toBeVisible()
      await expectToBeAt(page, '/checkout/orderSummary')
    }
    await expectCounts(page, { cart: 0 })
    expect(await ordersOnServer(page)).toHaveLength(1)
    await visit(page, 'Profile')
    await expect(orders.getByRole('link', { name: paithani.title })).toHaveCount(1)
  })

  await test.step('after it was placed', async () => {
    await page.reload()
    await expectCounts(page, { cart: 0 })
    await expect(orders.getByRole('link', { name: paithani.title })).toHaveCount(1)
    await page.goto('/cart')
    await expect(page.getByText('It feels so light!')).toBeVisible()
  })
})

/** The browser's own crash: nothing in the page has a chance to tidy up. */
async function crash(page: Page): Promise<Page> {
  const context = page.context()
  const debug = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  debug.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
  return context.newPage()
}

/** Sends a change with the shopper's token; resolves with the answer, and not a moment later. */
function send(page: Page, method: string, path: string, body?: object): Promise<number> {
  return page.evaluate(
    async ([how, where, what]) => {
      const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
      const headers: HeadersInit = token ? { authorization: token } : {}
      const { status } = await fetch(`/api/${where}`, { method: how, headers, ...(what && { body: what }) })
      return status
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
}

test('a page that crashes right after an answer loses nothing of it', async ({ page }) => {
  await page.goto('/')
  expect(await send(page, 'POST', 'auth/signup', newcomer)).toBe(201)
  let next = await crash(page)
  await next.goto('/profile')
  await next.getByLabel('Email', { exact: true }).fill(newcomer.email)
  await next.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await next.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(next.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()

  await test.step('right after a log-in, a garment and two more of it', async () => {
    const product = { product: { _id: paithani.id } }
    for (const _turn of [1, 2, 3]) expect(await send(next, 'POST', 'user/cart', product)).toBe(201)
    next = await crash(next)
    await next.goto('/cart')
    await expect(garmentOn(next, paithani).getByText('Quantity 3')).toBeVisible()
  })

  await test.step('right after a wish', async () => {
    expect(await send(next, 'POST', 'user/wishlist', { product: { _id: ikatKurti.id } })).toBe(201)
    next = await crash(next)
    await next.goto('/wishlist')
    await expect(garmentOn(next, ikatKurti)).toBeVisible()
  })

  await test.step('right after an address and a name were saved', async () => {
    await next.goto('/profile')
    await addAddress(next, studio)
    await next.getByRole('button', { name: 'Edit name' }).click()
    await next.getByRole('textbox', { name: 'Name' }).fill('Zoya K.')
    await next.getByRole('button', { name: 'Save name' }).click()
    await expect(next.getByRole('definition').filter({ hasText: 'Zoya K.' })).toBeVisible()
    next = await crash(next)
    await next.goto('/profile')
    await expect(next.getByRole('definition').filter({ hasText: 'Zoya K.' })).toBeVisible()
    await expect(next.getByText(studio.Street)).toBeVisible()
  })

  await test.step('right after a removal', async () => {
    expect(await send(next, 'DELETE', `user/cart/${paithani.id}`)).toBe(200)
    next = await crash(next)
    await next.goto('/cart')
    await expect(next.getByText('It feels so light!')).toBeVisible()
    expect(await listsOnServer(next)).toEqual({ cart: {}, wishlist: [ikatKurti.id] })
  })
})

test('every button that sends something sends it once, however fast it is pressed', async ({ page }) => {
  await rigWire(page)
  let sent = 0
  /** How many changes were sent since this was last asked, or since the page was opened. */
  const takeWrites = async () => {
    const writes = (await sentBy(page)).filter((call) => !call.startsWith('GET'))
    const latest = writes.length - sent
    sent = writes.length
    return latest
  }
  const open = async (path: string) => {
    await page.goto(path)
    sent = 0
  }
  const main = page.getByRole('main')
  const pressTwice = async (name: string | RegExp, writes: number, isDone: () => Promise<unknown>) => {
    await test.step(String(name), async () => {
      await main.getByRole('button', { name }).first().dblclick()
      await isDone()
      expect(await takeWrites()).toBe(writes)
    })
  }
  const count = (counts: Parameters<typeof expectCounts>[1]) => () => expectCounts(page, counts)

  await open('/signup')
  const { name, email, password } = newcomer
  for (const [label, text] of Object.entries({ Name: name, Email: email }))
    await page.getByLabel(label, { exact: true }).fill(text)
  for (const label of ['Password', 'Confirm Password'])
    await page.getByLabel(label, { exact: true }).fill(password)
  await pressTwice('Create new account', 1, () => expectToBeAt(page, '/'))
  await open(`/products/${paithani.id}`)
  await pressTwice(/^Add to Wishlist/, 1, count({ wishlist: 1 }))
  await pressTwice(/^Remove from Wishlist/, 1, count({ wishlist: 0 }))
  await pressTwice(/^Add to Wishlist/, 1, count({ wishlist: 1 }))
  await open('/wishlist')
  await pressTwice(/^Move to Cart/, 2, count({ cart: 1, wishlist: 0 }))
  await open('/cart')
  await pressTwice(/^Move to Wishlist/, 2, count({ cart: 0, wishlist: 1 }))
  await open(`/products/${ikatKurti.id}`)
  await pressTwice(/^Add to cart/, 1, count({ cart: 1 }))
  await open('/cart')
  await pressTwice(/^Remove from Cart/, 1, count({ cart: 0 }))
  await open('/profile')
  await page.getByRole('button', { name: 'Logout' }).dblclick()
  await expectToBeAt(page, '/logout')
  await open('/login')
  await page.getByLabel('Email', { exact: true }).fill(demoAccount.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
  await pressTwice('Login', 1, () => expectToBeAt(page, '/'))
  await open('/mockMan')
  await page.getByRole('combobox', { name: 'Method' }).selectOption('POST')
  await page.getByRole('textbox', { name: 'Endpoint' }).fill('/api/auth/login')
  await pressTwice('Send', 1, () => expect(page.getByText('400 Bad Request')).toBeVisible())
})
