import {
  MAX_DELIVERY_DAYS,
  ORDER_STATUSES,
  type OrderDto,
  type ProductDto,
  type UserDto,
} from '@resham/contract'
import { product as productSchema } from '@resham/contract/resources/catalog'
import { order as orderSchema } from '@resham/contract/resources/orders'
import { setCatalog } from '@resham/mock-server/catalog/catalog'
import { products as seeds } from '@resham/mock-server/seeds/products'
import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { paths } from '@/shared/routing/paths'
import { shownTitles } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'

/** The number of random catalogues; more in CI. */
const RUNS = process.env.CI ? 20 : 2

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom(' ', '\u200b', 'a'.repeat(300), '<b>&amp;', '%', '__proto__', 'साड़ी'),
)
const wholeNumber = fc.oneof(fc.nat(9_999_999_999), fc.constantFrom(0, 1, 2_147_483_647))
const digits = wholeNumber.map(String)
const rating = fc.double({ min: 0, max: 5, noNaN: true })
const timestamp = fc.constantFrom(
  '2026-11-21T10:00:00Z',
  '9999-99-99T99:99:99Z',
  '0000-01-01T00:00:00Z',
  '2026-02-30T23:59:60Z',
)
const imageLink = fc.constantFrom('/images/none.jpg', 'https://elsewhere.example/a%20b.jpg', '/%E0%A4%A')

const product: fc.Arbitrary<ProductDto> = fc.record({
  _id: fc.string({ unit: 'grapheme-ascii', minLength: 1 }).filter((id) => !/^\.*$|\//.test(id)),
  title: text,
  description: text,
  imageLink,
  price: digits,
  discountedPrice: digits,
  rating,
  reviews: text,
  inStock: fc.boolean(),
  size: text,
  deliveryTime: fc.nat(MAX_DELIVERY_DAYS).map(String),
  categoryName: fc.oneof(text, fc.constant('Saree')),
})
const delivery = fc.record({
  name: text,
  street: text,
  city: text,
  zipcode: text,
  state: text,
  country: text,
})
const orderOf = (products: ProductDto[]): fc.Arbitrary<OrderDto> =>
  fc.record({
    _id: text,
    number: fc.constant('K7M2-9QXD'),
    createdAt: timestamp,
    status: fc.constantFrom(...ORDER_STATUSES),
    history: fc.array(fc.record({ status: fc.constantFrom(...ORDER_STATUSES), at: timestamp }), {
      minLength: 1,
    }),
    lines: fc.constant(
      products.map(({ _id, title, imageLink, price, discountedPrice }) => ({
        _id,
        title,
        imageLink,
        price,
        discountedPrice,
        qty: 1,
      })),
    ),
    totals: fc.record({
      itemCount: wholeNumber,
      totalMrp: wholeNumber,
      discount: fc.integer(),
      totalAmount: wholeNumber,
    }),
    delivery,
  })
const shop = fc
  .uniqueArray(product, { minLength: 3, maxLength: 6, selector: ({ _id }) => _id })
  .chain((products) => fc.record({ products: fc.constant(products), order: orderOf(products) }))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('any value that the contract lets through', () => {
  afterEach(() => setCatalog(seeds))

  test('is shown on every page, of products, orders and users', async () => {
    const email = 'asha@resham.example'
    const { server, reload } = await renderApp(paths.home, { shopper: { email } })
    const accounts = await server.accounts()
    const open = async (path: string, usr: unknown = null) => {
      window.history.replaceState({ usr, key: 'next', idx: 0 }, '', path)
      await reload()
    }
    const itemsOf = (products: ProductDto[]): UserDto['wishlist'] =>
      products.map((each) => ({
        ...each,
        createdAt: '2026-11-21T10:00:00Z',
        updatedAt: '2026-11-21T10:00:00Z',
      }))

    await fc.assert(
      fc.asyncProperty(shop, text, async ({ products, order }, name) => {
        for (const each of products) productSchema.parse(each)
        orderSchema.parse(order)
        setCatalog(products)
        await accounts.change(email, (account) => ({
          ...account,
          user: {
            ...account.user,
            cart: itemsOf(products).map((item) => ({ ...item, qty: 1 })),
            wishlist: itemsOf(products),
          },
          orders: [{ key: 'key', order }],
        }))
        const session = JSON.parse(localStorage.getItem('loginItems') ?? '')
        localStorage.setItem('loginItems', JSON.stringify({ ...session, user: { ...session.user, name } }))

        await open(paths.home)
        expect(await screen.findByRole('link', { name: /Saree/ })).toBeVisible()
        await open(paths.products)
        await waitFor(() => expect(shownTitles()).toHaveLength(products.length))
        await open(paths.product(String(products[0]?._id)))
        expect(await screen.findByText('Availability')).toBeVisible()
        for (const [path, title] of [
          [paths.wishlist, `Wishlist`],
          [paths.cart, `MY CART (${products.length})`],
        ] as const) {
          await open(path)
          await heading(title)
          await waitFor(() => expect(shownTitles()).toHaveLength(products.length))
        }
        await open(paths.orderPlaced, { orderId: order._id })
        expect(await screen.findByRole('region', { name: 'Delivery Details' })).toBeVisible()
        await open(paths.profile)
        const orders = within(await screen.findByRole('region', { name: 'Orders' }))
        await waitFor(() => expect(orders.getAllByRole('link')).toHaveLength(1))
        await open(paths.order(order._id))
        await heading(`Order ${order.number}`)
        expect(await screen.findByRole('region', { name: 'Delivery Details' })).toBeVisible()
        expect(screen.queryByText(/cannot be shown/)).not.toBeInTheDocument()
      }),
      { numRuns: RUNS },
    )
  })
})
