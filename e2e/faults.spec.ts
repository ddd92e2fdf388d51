import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { expect, test } from './fixtures'
import { kanjivaram, paithani } from './garments'
import {
  arriveAsGuest,
  expectCounts,
  expectToast,
  expectToBeAt,
  garmentOn,
  garmentTitles,
  visit,
} from './shopper'
import { type Fault, failNext, hurry, listsOnServer, ordersOnServer, rigWire, sentBy } from './wire'

/** Why a call failed, in the words of the specification's section 8. */
const reasons: Record<Fault, string> = {
  'status 500': 'Request failed with status code 500',
  network: 'Network Error',
  timeout: 'The request took too long. Please try again.',
}
const faults = Object.entries(reasons) as [Fault, string][]

const NOT_PLACED = 'Your order could not be placed. Please try again: it will not be placed twice.'

const reads = ['/api/products', '/api/categories', '/api/user/cart', '/api/user/wishlist']

async function expectTruth(page: Page): Promise<void> {
  const { cart, wishlist } = await listsOnServer(page)
  await expectCounts(page, { cart: Object.keys(cart).length, wishlist: wishlist.length })
}

for (const [how, reason] of faults) {
  test(`every change that fails once (${how}) leaves the truth on the screen and can be made again`, async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(new RegExp(`: \\w+ failed: ${reason}`))
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await hurry(page)
    await rigWire(page)
    const cartLine = (id: string) => `/api/user/cart/${id}`

    /** Presses a button whose call fails, and then presses it again. */
    const failOnce = async (
      name: string,
      call: string,
      endpoint: string,
      { on = page.getByRole('main'), times = 1, before, after }: Expected,
    ) => {
      await test.step(`${name} (${call})`, async () => {
        logged.length = 0
        for (let fault = 0; fault < times; fault++) await failNext(page, { call, how })
        const button = on.getByRole('button', { name: new RegExp(`^${name}`) })
        await button.click()
        await expect.poll(() => logged).toEqual([`${endpoint} failed: ${reason}`])
        await expect(button).not.toHaveAttribute('aria-disabled')
        await before()
        await expectTruth(page)
        await button.click()
        await after()
        await expectTruth(page)
      })
    }
    type Expected = {
      on?: ReturnType<typeof garmentOn>
      /** How often the request has to fail before the shop gives up. */
      times?: number
      before: () => Promise<unknown>
      after: () => Promise<unknown>
    }
    const counts = (cart: number, wishlist: number) => () => expectCounts(page, { cart, wishlist })
    const says = (text: string) => () => expect(garmentOn(page, paithani).getByText(text)).toBeVisible()

    await test.step('the log-in says why, and can be tried again', async () => {
      await page.goto('/login')
      await page.getByLabel('Email', { exact: true }).fill(demoAccount.email)
      await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
      await failNext(page, { call: 'POST /api/auth/login', how })
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText(reason)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expectToBeAt(page, '/')
    })

    await visit(page, 'Products')
    const saree = garmentOn(page, paithani)
    const wish = garmentOn(page, kanjivaram)
    const wished = `/api/user/wishlist/${kanjivaram.id}`
    await failOnce('Add to cart', 'POST /api/user/cart', 'addToCart', {
      on: saree,
      before: counts(0, 0),
      after: counts(1, 0),
    })
    await failOnce('Add to Wishlist', 'POST /api/user/wishlist', 'addToWishlist', {
      on: wish,
      before: counts(1, 0),
      after: counts(1, 1),
    })
    await failOnce('Remove from Wishlist', `DELETE ${wished}`, 'removeFromWishlist', {
      on: wish,
      before: counts(1, 1),
      after: counts(1, 0),
    })
    await wish.getByRole('button', { name: 'Add to Wishlist' }).click()
    await expectCounts(page, { wishlist: 1 })
    await visit(page, 'Wishlist')
    await failOnce('Move to Cart', 'POST /api/user/cart', 'moveToCart', {
      on: wish,
      before: counts(1, 1),
      after: counts(2, 0),
    })
    await visit(page, 'Cart')
    await failOnce('Increase quantity', `POST ${cartLine(paithani.id)}`, 'changeQuantity', {
      on: saree,
      before: says('Quantity 1'),
      after: says('Quantity 2'),
    })
    await failOnce('Decrease quantity', `POST ${cartLine(paithani.id)}`, 'changeQuantity', {
      on: saree,
      before: says('Quantity 2'),
      after: says('Quantity 1'),
    })
    await failOnce('Move to Wishlist', 'POST /api/user/wishlist', 'moveToWishlist', {
      on: wish,
      before: counts(2, 0),
      after: counts(1, 1),
    })
    // The first call of a move is made, the second fails: the garment stands in both lists.
    await visit(page, 'Wishlist')
    await failOnce('Move to Cart', `DELETE ${wished}`, 'moveToCart', {
      on: wish,
      before: counts(2, 1),
      after: counts(2, 0),
    })
    await visit(page, 'Cart')
    await failOnce('Move to Wishlist', `DELETE ${cartLine(kanjivaram.id)}`, 'moveToWishlist', {
      on: wish,
      before: counts(2, 1),
      // It is wished for by now, so nothing else happens (specification, section 4).
      after: () => expectToast(page, 'Item already exists in Wishlist!'),
    })
    await failOnce('Remove from Cart', `DELETE ${cartLine(kanjivaram.id)}`, 'removeFromCart', {
      on: wish,
      before: counts(2, 1),
      after: counts(1, 1),
    })
    await visit(page, 'Wishlist')
    await wish.getByRole('button', { name: 'Move to Cart' }).click()
    await expectCounts(page, { cart: 2, wishlist: 0 })
    // Opened anew, without the toasts of so many changes, which would lie over its buttons.
    await page.goto('/cart')
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByRole('radio').check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expectToBeAt(page, '/checkout/orderSummary')
    // An order carries an idempotency key, so the shop sends it again by itself, three times.
    await failOnce('Place Order', 'POST /api/user/orders', 'placeOrder', {
      times: 4,
      before: async () => {
        await expect(page.getByRole('alert')).toHaveText(NOT_PLACED)
        await expectToBeAt(page, '/checkout/orderSummary')
        for (const product of [paithani, kanjivaram]) await expect(garmentOn(page, product)).toBeVisible()
        await expect(page.getByRole('region', { name: 'Delivery Details' })).toContainText(demoAccount.name)
        expect(await ordersOnServer(page)).toEqual([])
        await counts(2, 0)()
      },
      after: counts(0, 0),
    })
    await expectToBeAt(page, '/orderSuccessful')
    await expectToast(page, 'Order Placed Successfully')
    expect(await ordersOnServer(page)).toEqual([{ [paithani.id]: 1, [kanjivaram.id]: 1 }])
  })

  test(`a sign-up that fails once (${how}) can be made again`, async ({ page }) => {
    await hurry(page)
    await rigWire(page)
    await page.goto('/signup')
    const texts = {
      Name: 'Zoya',
      Email: 'zoya@resham.example',
      Password: 'woven',
      'Confirm Password': 'woven',
    }
    for (const [label, text] of Object.entries(texts))
      await page.getByLabel(label, { exact: true }).fill(text)
    await failNext(page, { call: 'POST /api/auth/signup', how })
    const create = page.getByRole('button', { name: 'Create new account' })
    await create.click()
    await expect(page.getByRole('alert')).toHaveText(reason)
    await create.click()
    await expectToBeAt(page, '/')
  })

  test(`every read that fails once (${how}) is made again without a word`, async ({ page }) => {
    await arriveAsGuest(page)
    await hurry(page)
    await rigWire(
      page,
      reads.map((path) => ({ call: `GET ${path}`, how })),
    )
    await page.goto('/products')
    await expect(garmentTitles(page)).toHaveCount(20)
    await expectCounts(page, { cart: 0, wishlist: 0 })
    await expect
      .poll(async () => (await sentBy(page)).toSorted())
      .toEqual(reads.flatMap((path) => [`GET ${path}`, `GET ${path}`]).toSorted())
  })
}

test('a catalogue that fails again and again is loaded at the press of a button', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/getProducts failed: Network Error/)
  await hurry(page)
  await rigWire(page, Array(50).fill({ call: 'GET /api/products', how: 'network' }))
  // The listing's own page holds the products of the build.
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Products' }).first().click()
  await expect(page.getByText('We could not load the products.')).toBeVisible()
  await page.evaluate(() => Object(window).wire.mishaps.splice(0))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(garmentTitles(page)).toHaveCount(20)
})

test('a listing whose catalogue cannot be loaded shows the products of the build', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/getProducts failed: Network Error/)
  await rigWire(page, Array(50).fill({ call: 'GET /api/products', how: 'network' }))
  const failure = page.waitForEvent('console', (message) => /getProducts failed/.test(message.text()))
  await page.goto('/products')
  await failure
  await expect(garmentTitles(page)).toHaveCount(20)
  await page.getByRole('checkbox', { name: 'Saree' }).check()
  await expect(garmentTitles(page)).toHaveCount(5)
})
