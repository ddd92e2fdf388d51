import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { faultsOf } from './support/faults'
import { expect, test } from './support/fixtures'
import { listsOnServer, ordersOnServer, sentRequests } from './support/network'
import { kanjivaram, paithani } from './support/products'
import {
  expectCounts,
  expectPath,
  expectToast,
  openAsGuest,
  productItem,
  productTitles,
  visit,
} from './support/shopper'

const NOT_PLACED = 'Your order could not be placed. Please try again: it will not be placed twice.'

const queries = ['/api/products', '/api/categories', '/api/user/cart', '/api/user/wishlist']

async function expectServerCounts(page: Page): Promise<void> {
  const { cart, wishlist } = await listsOnServer(page)
  await expectCounts(page, { cart: Object.keys(cart).length, wishlist: wishlist.length })
}

test('every mutation that fails once shows the server state and can be retried', async ({
  page,
  expectedErrors,
  hasRealServer,
}) => {
  expectedErrors.push(/: \w+ failed: Network Error/)
  const logged: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()))
  const faults = faultsOf(page, { hasRealServer })
  await faults.fromNextPage([])
  const cartPath = (id: string) => `/api/user/cart/${id}`

  /** Presses a button whose request fails, then presses it again. */
  const failOnce = async (
    name: string,
    request: string,
    endpoint: string,
    { on = page.getByRole('main'), times = 1, before, after }: Expected,
  ) => {
    await test.step(`${name} (${request})`, async () => {
      logged.length = 0
      await faults.now({ request, how: 'network', times })
      const button = on.getByRole('button', { name: new RegExp(`^${name}`) })
      await button.click()
      await expect.poll(() => logged).toEqual([`${endpoint} failed: Network Error`])
      await expect(button).not.toHaveAttribute('aria-disabled')
      await before()
      await expectServerCounts(page)
      await button.click()
      await after()
      await expectServerCounts(page)
    })
  }
  type Expected = {
    on?: ReturnType<typeof productItem>
    /** How often the request has to fail before the shop gives up. */
    times?: number
    before: () => Promise<unknown>
    after: () => Promise<unknown>
  }
  const counts = (cart: number, wishlist: number) => () => expectCounts(page, { cart, wishlist })
  const showsText = (text: string) => () => expect(productItem(page, paithani).getByText(text)).toBeVisible()

  await test.step('a failed log-in shows the error and can be retried', async () => {
    await page.goto('/login')
    await faults.now({ request: 'POST /api/auth/login', how: 'network' })
    await page.getByLabel('Email', { exact: true }).fill(demoAccount.email)
    await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expectPath(page, '/')
  })

  await visit(page, 'Products')
  const paithaniItem = productItem(page, paithani)
  const kanjivaramItem = productItem(page, kanjivaram)
  const wishlistPath = `/api/user/wishlist/${kanjivaram.id}`
  await failOnce('Add to cart', 'POST /api/user/cart', 'addToCart', {
    on: paithaniItem,
    before: counts(0, 0),
    after: counts(1, 0),
  })
  await failOnce('Add to Wishlist', 'POST /api/user/wishlist', 'addToWishlist', {
    on: kanjivaramItem,
    before: counts(1, 0),
    after: counts(1, 1),
  })
  await failOnce('Remove from Wishlist', `DELETE ${wishlistPath}`, 'removeFromWishlist', {
    on: kanjivaramItem,
    before: counts(1, 1),
    after: counts(1, 0),
  })
  await kanjivaramItem.getByRole('button', { name: 'Add to Wishlist' }).click()
  await expectCounts(page, { wishlist: 1 })
  await visit(page, 'Wishlist')
  await failOnce('Move to Cart', 'POST /api/user/cart', 'moveToCart', {
    on: kanjivaramItem,
    before: counts(1, 1),
    after: counts(2, 0),
  })
  await visit(page, 'Cart')
  await failOnce('Increase quantity', `POST ${cartPath(paithani.id)}`, 'changeQuantity', {
    on: paithaniItem,
    before: showsText('Quantity 1'),
    after: showsText('Quantity 2'),
  })
  await failOnce('Decrease quantity', `POST ${cartPath(paithani.id)}`, 'changeQuantity', {
    on: paithaniItem,
    before: showsText('Quantity 2'),
    after: showsText('Quantity 1'),
  })
  await failOnce('Move to Wishlist', 'POST /api/user/wishlist', 'moveToWishlist', {
    on: kanjivaramItem,
    before: counts(2, 0),
    after: counts(1, 1),
  })
  // The first request of a move succeeds, the second fails: the product is in both lists.
  await visit(page, 'Wishlist')
  await failOnce('Move to Cart', `DELETE ${wishlistPath}`, 'moveToCart', {
    on: kanjivaramItem,
    before: counts(2, 1),
    after: counts(2, 0),
  })
  await visit(page, 'Cart')
  await failOnce('Move to Wishlist', `DELETE ${cartPath(kanjivaram.id)}`, 'moveToWishlist', {
    on: kanjivaramItem,
    before: counts(2, 1),
    // It is in the wishlist already, so nothing else happens (specification, section 4).
    after: () => expectToast(page, 'Item already exists in Wishlist!'),
  })
  await failOnce('Remove from Cart', `DELETE ${cartPath(kanjivaram.id)}`, 'removeFromCart', {
    on: kanjivaramItem,
    before: counts(2, 1),
    after: counts(1, 1),
  })
  await visit(page, 'Wishlist')
  await kanjivaramItem.getByRole('button', { name: 'Move to Cart' }).click()
  await expectCounts(page, { cart: 2, wishlist: 0 })
  // Loaded again, without toasts that cover its buttons.
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('radio').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectPath(page, '/checkout/orderSummary')
  // An order has an idempotency key, so the shop retries it three times.
  await failOnce('Place Order', 'POST /api/user/orders', 'placeOrder', {
    times: 4,
    before: async () => {
      await expect(page.getByRole('alert')).toHaveText(NOT_PLACED)
      await expectPath(page, '/checkout/orderSummary')
      for (const product of [paithani, kanjivaram]) await expect(productItem(page, product)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Delivery Details' })).toContainText(demoAccount.name)
      expect(await ordersOnServer(page)).toEqual([])
      await counts(2, 0)()
    },
    after: counts(0, 0),
  })
  await expectPath(page, '/orderSuccessful')
  await expectToast(page, 'Order Placed Successfully')
  expect(await ordersOnServer(page)).toEqual([{ [paithani.id]: 1, [kanjivaram.id]: 1 }])
})

test('a sign-up that fails once can be retried', async ({ page, hasRealServer }) => {
  const faults = faultsOf(page, { hasRealServer })
  await faults.fromNextPage([])
  await page.goto('/signup')
  await faults.now({ request: 'POST /api/auth/signup', how: 'network' })
  const texts = {
    Name: 'Zoya',
    Email: 'zoya@resham.example',
    Password: 'woven',
    'Confirm Password': 'woven',
  }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  const create = page.getByRole('button', { name: 'Create new account' })
  await create.click()
  await expect(page.getByRole('alert')).toHaveText('Network Error')
  await create.click()
  await expectPath(page, '/')
})

for (const how of ['status 500', 'network', 'timeout'] as const) {
  test(`every query that fails once (${how}) is retried silently`, async ({ page, hasRealServer }) => {
    await openAsGuest(page)
    const faults = faultsOf(page, { hasRealServer })
    await faults.fromNextPage(
      queries.map((path) => ({ request: `GET ${path}`, how })),
      how,
    )
    await page.goto('/products')
    await expect(productTitles(page)).toHaveCount(20)
    await expectCounts(page, { cart: 0, wishlist: 0 })
    await faults.expectUsedUp()
    await expect
      .poll(async () => (await sentRequests(page)).toSorted())
      .toEqual(queries.flatMap((path) => [`GET ${path}`, `GET ${path}`]).toSorted())
  })
}

// The shop of the reference server has no prerendered products.
test('a listing whose catalogue cannot be loaded keeps the prerendered products', { tag: '@mock' }, async ({
  page,
  expectedErrors,
  hasRealServer,
}) => {
  expectedErrors.push(/getProducts failed: Network Error/)
  const faults = faultsOf(page, { hasRealServer })
  await page.goto('/login')
  await faults.fromNextPage([{ request: 'GET /api/products', how: 'network', times: null }])
  const failure = page.waitForEvent('console', (entry) => /getProducts failed/.test(entry.text()))
  await page.goto('/products')
  await failure
  await expect(productTitles(page)).toHaveCount(20)
  await page.getByRole('checkbox', { name: 'Saree' }).check()
  await expect(productTitles(page)).toHaveCount(5)
})
