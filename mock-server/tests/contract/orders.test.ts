import {
  type CartChangedDto,
  type CartItemDto,
  IDEMPOTENCY_KEY_HEADER,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  type OrderLineDto,
  type OrderLineRequest,
  type ProductDto,
} from '../../../src/contract'
import { titleOf } from '../../../src/contract/calls'
import {
  aTimestamp,
  delivery,
  errorResponse,
  logIn,
  sendRequest,
  signUpUser,
  soldOutProduct,
  threeProducts,
} from './client'

const aKey = () => crypto.randomUUID()

/** The order line of a product: its prices when it was ordered. */
const orderLine = (
  { _id, title, imageLink, price, discountedPrice }: ProductDto,
  qty: number,
): OrderLineDto => {
  return { _id, title, imageLink, price, discountedPrice, qty }
}

/** A user with two of one product and one of another in the cart, and the lines that order them. */
const aShopperWithACart = async () => {
  const shopper = await signUpUser()
  const [saree, other, third] = await threeProducts()
  for (const product of [saree, other, saree]) await shopper.cart.add(product)
  const lines = [
    { _id: saree._id, qty: 2 },
    { _id: other._id, qty: 1 },
  ]
  const cartLines = async () => (await shopper.cart.get()).body.cart.map(({ _id, qty }) => ({ _id, qty }))
  const expectNothingChanged = async () => {
    expect((await shopper.orders.get()).body.orders).toEqual([])
    expect(await cartLines()).toEqual(lines)
  }
  return { ...shopper, saree, other, third, lines, cartLines, expectNothingChanged }
}

describe(titleOf('placeOrder'), () => {
  test('responds with 201, the order and the empty cart', async () => {
    const { cart, orders, saree, other, lines } = await aShopperWithACart()
    const { status, body } = await orders.place(lines)
    expect(status).toBe(201)
    const [mrp, amount] = [saree, other].reduce(
      ([prices, discounted], product) => [
        prices + Number(product.price),
        discounted + Number(product.discountedPrice),
      ],
      [0, 0] as [number, number],
    )
    expect(body).toEqual({
      order: {
        _id: expect.stringMatching(/\S/),
        createdAt: aTimestamp,
        lines: [orderLine(saree, 2), orderLine(other, 1)],
        // Each line counts once, whatever its quantity (specification, section 9).
        totals: { itemCount: 2, totalMrp: mrp, discount: mrp - amount, totalAmount: amount },
        delivery,
      },
      cart: [],
    })
    expect((await cart.get()).body.cart).toEqual([])
    expect((await orders.get()).body.orders).toEqual([body.order])
  })

  test('accepts the lines in any order, and stores them in that of the cart', async () => {
    const { orders, lines } = await aShopperWithACart()
    const { status, body } = await orders.place(lines.toReversed())
    expect(status).toBe(201)
    expect(body.order.lines.map(({ _id, qty }) => ({ _id, qty }))).toEqual(lines)
  })

  test("stores the server's own product data", async () => {
    const { orders, saree, other, lines } = await aShopperWithACart()
    const titled = lines.map((line) => ({ ...line, title: 'Free!', imageLink: '/other.jpg' }))
    const order = { lines: titled, delivery, totals: { totalAmount: 0 }, _id: 'mine', createdAt: 'long ago' }
    const { status, body } = await orders.send({ order })
    expect(status).toBe(201)
    expect(body.order.lines).toEqual([orderLine(saree, 2), orderLine(other, 1)])
    expect(body.order.totals.totalAmount).toBeGreaterThan(0)
    expect(body.order).toMatchObject({ _id: expect.not.stringMatching(/^mine$/), createdAt: aTimestamp })
  })

  test('accepts the current prices beside the lines', async () => {
    const { orders, saree, other, lines } = await aShopperWithACart()
    const [first, second] = [saree, other].map(({ price, discountedPrice }) => ({ price, discountedPrice }))
    const [twoSarees, one] = lines
    expect(
      await orders.send({
        order: {
          lines: [
            { ...twoSarees, ...first },
            { ...one, ...second },
          ],
          delivery,
        },
      }),
    ).toMatchObject({
      status: 201,
      body: { order: { lines: [orderLine(saree, 2), orderLine(other, 1)] } },
    })
  })

  test('does not change the wishlist', async () => {
    const { orders, wishlist, saree, lines } = await aShopperWithACart()
    const { body } = await wishlist.add(saree)
    await orders.place(lines)
    expect((await wishlist.get()).body).toEqual(body)
  })
})

describe(`${titleOf('placeOrder')}, repeated with the same key`, () => {
  test('responds with 201 and the same order, and changes nothing', async () => {
    const { cart, orders, third, lines, cartLines } = await aShopperWithACart()
    const key = aKey()
    const first = await orders.place(lines, key)
    await cart.add(third)
    const again = await orders.place(lines, key)
    expect(again.status).toBe(201)
    expect(again.body.order).toEqual(first.body.order)
    expect(again.body.cart).toMatchObject([{ _id: third._id, qty: 1 }])
    expect(await cartLines()).toEqual([{ _id: third._id, qty: 1 }])
    expect((await orders.get()).body.orders).toEqual([first.body.order])
  })

  test('changes nothing when the cart holds the same lines again', async () => {
    const { cart, orders, saree, other, lines, cartLines } = await aShopperWithACart()
    const key = aKey()
    const first = await orders.place(lines, key)
    for (const product of [saree, other, saree]) await cart.add(product)
    expect((await orders.place(lines, key)).body.order).toEqual(first.body.order)
    expect(await cartLines()).toEqual(lines)
    expect((await orders.get()).body.orders).toHaveLength(1)
  })

  test('compares no prices', async () => {
    const { orders, lines } = await aShopperWithACart()
    const key = aKey()
    const first = await orders.place(lines, key)
    const again = await orders.place(
      lines.map((line) => ({ ...line, price: '1' })),
      key,
    )
    expect(again).toMatchObject({ status: 201, body: first.body })
  })

  test('places one order for concurrent requests', async () => {
    const { orders, lines } = await aShopperWithACart()
    const key = aKey()
    const responses = await Promise.all(Array.from({ length: 4 }, () => orders.place(lines, key)))
    const stored = (await orders.get()).body.orders
    expect(stored).toHaveLength(1)
    for (const { status, body } of responses) {
      expect(status).toBe(201)
      expect(body).toEqual({ order: stored[0], cart: [] })
    }
  })
})

describe('the idempotency key', () => {
  test('of another order is rejected with 422, and changes nothing', async () => {
    const { cart, orders, third, lines, cartLines } = await aShopperWithACart()
    const key = aKey()
    const first = await orders.place(lines, key)
    await cart.add(third)
    const otherLines = [{ _id: third._id, qty: 1 }]
    const otherDelivery = { order: { lines, delivery: { ...delivery, city: 'Hampi' } } }
    expect(await orders.place(otherLines, key)).toMatchObject(errorResponse(422))
    expect(await orders.send(otherDelivery, key)).toMatchObject(errorResponse(422))
    expect((await orders.get()).body.orders).toEqual([first.body.order])
    expect(await cartLines()).toEqual(otherLines)
  })

  test('of one account can be used by another', async () => {
    const [mine, yours] = [await aShopperWithACart(), await aShopperWithACart()]
    const key = aKey()
    const first = await mine.orders.place(mine.lines, key)
    const second = await yours.orders.place(yours.lines, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.order._id).not.toBe(first.body.order._id)
    expect((await yours.orders.get()).body.orders).toEqual([second.body.order])
  })

  test(`may have ${MAX_IDEMPOTENCY_KEY_LENGTH} characters`, async () => {
    const { orders, lines } = await aShopperWithACart()
    expect(await orders.place(lines, 'k'.repeat(MAX_IDEMPOTENCY_KEY_LENGTH))).toMatchObject({ status: 201 })
  })

  test.each([
    ['missing', {}],
    ['empty', { [IDEMPOTENCY_KEY_HEADER]: '' }],
    ['blank', { [IDEMPOTENCY_KEY_HEADER]: '  ' }],
    ['too long', { [IDEMPOTENCY_KEY_HEADER]: 'k'.repeat(MAX_IDEMPOTENCY_KEY_LENGTH + 1) }],
  ])(
    'that is %s is rejected with 400 and the name of the header, and changes nothing',
    async (_what, headers) => {
      const { token, lines, expectNothingChanged } = await aShopperWithACart()
      const body = { order: { lines, delivery } }
      expect(await sendRequest('POST', 'user/orders', { token, headers, body })).toMatchObject(
        errorResponse(400, IDEMPOTENCY_KEY_HEADER),
      )
      await expectNothingChanged()
    },
  )

  test('of a rejected request can be used again', async () => {
    const { orders, lines } = await aShopperWithACart()
    const key = aKey()
    expect(await orders.place(lines.slice(1), key)).toMatchObject({ status: 409 })
    expect(await orders.place(lines, key)).toMatchObject({ status: 201 })
  })
})

type Line = { _id: string; qty: number }
type Lines = Line[]

type Titles = 'saree' | 'other' | 'third'

/** The lines with these fields in the first one. */
const withFirst = ([first, ...rest]: Lines, change: (line: Line) => Partial<OrderLineRequest>) =>
  first ? [{ ...first, ...change(first) }, ...rest] : []
const rupeeMore = (price: string) => String(Number(price) + 1)

test.each<
  [
    what: string,
    change: (lines: Lines, third: ProductDto, saree: ProductDto) => OrderLineRequest[],
    named: Titles[],
  ]
>([
  ['one more of a line', (lines) => withFirst(lines, ({ qty }) => ({ qty: qty + 1 })), ['saree']],
  ['one less of a line', (lines) => withFirst(lines, ({ qty }) => ({ qty: qty - 1 })), ['saree']],
  ['a line that the cart does not hold', (lines, { _id }) => [...lines, { _id, qty: 1 }], ['third']],
  [
    'another line instead of one',
    (lines, { _id }) => [...lines.slice(0, 1), { _id, qty: 1 }],
    ['other', 'third'],
  ],
  ['not all of the lines', (lines) => lines.slice(1), ['saree']],
  [
    'another price',
    (lines, _third, { price }) => withFirst(lines, () => ({ price: rupeeMore(price) })),
    ['saree'],
  ],
  [
    'another discounted price',
    (lines, _third, { discountedPrice }) =>
      withFirst(lines, () => ({ discountedPrice: rupeeMore(discountedPrice) })),
    ['saree'],
  ],
])(
  'an order with %s is rejected with 409, the cart and the titles of what differs, and changes nothing',
  async (_what, change, named) => {
    const { cart, orders, lines, expectNothingChanged, ...products } = await aShopperWithACart()
    const { status, body } = await orders.place(change(lines, products.third, products.saree))
    expect(status).toBe(409)
    const changed = body as unknown as CartChangedDto
    expect(changed.errors).toEqual(named.map((name) => expect.stringContaining(products[name].title)))
    expect(changed.cart).toEqual((await cart.get()).body.cart)
    await expectNothingChanged()
  },
)

test('an order of a product out of stock is rejected with 409, the cart and its title, until it is removed', async () => {
  const { cart, orders, lines, cartLines } = await aShopperWithACart()
  const { _id, title } = await soldOutProduct()
  await cart.add({ _id })
  const withSoldOut = [...lines, { _id, qty: 1 }]
  expect(await orders.place(withSoldOut)).toMatchObject({
    status: 409,
    body: { errors: [expect.stringContaining(title)], cart: (await cart.get()).body.cart },
  })
  expect((await orders.get()).body.orders).toEqual([])
  expect(await cartLines()).toEqual(withSoldOut)
  await cart.remove(_id)
  expect(await orders.place(lines)).toMatchObject({ status: 201 })
})

test('an order repeated with another key is rejected with 409 and the empty cart', async () => {
  const { orders, lines } = await aShopperWithACart()
  await orders.place(lines)
  expect(await orders.place(lines)).toMatchObject({ status: 409, body: { cart: [] as CartItemDto[] } })
  expect((await orders.get()).body.orders).toHaveLength(1)
})

test('two concurrent orders of one cart place one order', async () => {
  const { orders, lines } = await aShopperWithACart()
  const responses = await Promise.all([orders.place(lines), orders.place(lines)])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await orders.get()).body.orders).toHaveLength(1)
})

describe(`the body of ${titleOf('placeOrder')}`, () => {
  test.each<[what: string, sent: (lines: Lines) => unknown, field: string]>([
    ['no order', () => ({}), 'order'],
    ['an order that is a text', () => ({ order: 'all' }), 'order'],
    ['no list of lines', () => ({ order: { delivery } }), 'lines'],
    ['lines that are not a list', () => ({ order: { lines: {}, delivery } }), 'lines'],
    ['no lines', () => ({ order: { lines: [], delivery } }), 'lines'],
    ['a line that is a text', ([, second]) => ({ order: { lines: ['first', second], delivery } }), 'lines'],
    ['a line without _id', ([, second]) => ({ order: { lines: [{ qty: 2 }, second], delivery } }), '_id'],
    ['a line without qty', ([first]) => ({ order: { lines: [{ _id: first?._id }], delivery } }), 'qty'],
    ['one product twice', ([first]) => ({ order: { lines: [first, first], delivery } }), 'lines'],
    [
      'an unknown product',
      (lines) => ({ order: { lines: [...lines, { _id: 'no-such-thing', qty: 1 }], delivery } }),
      'no-such-thing',
    ],
    ['no delivery', (lines) => ({ order: { lines } }), 'delivery'],
    ['a delivery that is a text', (lines) => ({ order: { lines, delivery: 'home' } }), 'delivery'],
  ])(
    'with %s is rejected with 400 and the name of the field, and changes nothing',
    async (_what, sent, field) => {
      const { orders, lines, expectNothingChanged } = await aShopperWithACart()
      expect(await orders.send(sent(lines))).toMatchObject(errorResponse(400, field))
      await expectNothingChanged()
    },
  )

  test.each([0, -1, 1.5, '2', null, 2 ** 53])('with the quantity %j is rejected with 400', async (qty) => {
    const { orders, lines, expectNothingChanged } = await aShopperWithACart()
    const order = { lines: lines.map(({ _id }) => ({ _id, qty })), delivery }
    expect(await orders.send({ order })).toMatchObject(errorResponse(400, 'qty'))
    await expectNothingChanged()
  })

  test.each(['price', 'discountedPrice'])(
    'with a %s that is not digits is rejected with 400',
    async (field) => {
      const { orders, lines, expectNothingChanged } = await aShopperWithACart()
      for (const value of ['', '-1', '1.5', 'free', 7, null]) {
        const order = { lines: lines.map((line) => ({ ...line, [field]: value })), delivery }
        expect(await orders.send({ order })).toMatchObject(errorResponse(400, field))
      }
      await expectNothingChanged()
    },
  )

  test.each(Object.keys(delivery))('without the delivery field %s is rejected with 400', async (field) => {
    const { orders, lines, expectNothingChanged } = await aShopperWithACart()
    for (const value of [undefined, '', '  ', 7]) {
      const sent = { order: { lines, delivery: { ...delivery, [field]: value } } }
      expect(await orders.send(sent)).toMatchObject(errorResponse(400, field))
    }
    await expectNothingChanged()
  })

  test('without several delivery fields is rejected with 400 and all their names', async () => {
    const { orders, lines } = await aShopperWithACart()
    expect(await orders.send({ order: { lines, delivery: { name: 'Asha' } } })).toMatchObject(
      errorResponse(400, 'street', 'city', 'zipcode', 'state', 'country'),
    )
  })

  test('that is not JSON is rejected with 400, and changes nothing', async () => {
    const { token, expectNothingChanged } = await aShopperWithACart()
    const headers = { [IDEMPOTENCY_KEY_HEADER]: aKey() }
    for (const text of ['', '{"order":'])
      expect(await sendRequest('POST', 'user/orders', { token, headers, text })).toMatchObject(
        errorResponse(400),
      )
    await expectNothingChanged()
  })
})

describe(titleOf('getOrders'), () => {
  test('responds with 200 and every order of the account, newest first', async () => {
    const { cart, orders } = await signUpUser()
    expect(await orders.get()).toMatchObject({ status: 200, body: { orders: [] } })
    const placed = []
    for (const product of await threeProducts()) {
      await cart.add(product)
      placed.unshift((await orders.place([{ _id: product._id, qty: 1 }])).body.order)
    }
    expect(await orders.get()).toMatchObject({ status: 200, body: { orders: placed } })
    expect(new Set(placed.map(({ _id }) => _id)).size).toBe(3)
  })

  test('omits the orders of other accounts', async () => {
    const { orders, lines } = await aShopperWithACart()
    await orders.place(lines)
    expect((await (await signUpUser()).orders.get()).body).toEqual({ orders: [] })
  })

  test('responds with the same orders after the next login, whose user does not hold them', async () => {
    const { email, password, orders, lines } = await aShopperWithACart()
    const { body } = await orders.place(lines)
    const next = await logIn(email, password)
    expect(next.body.foundUser).toMatchObject({ cart: [] })
    expect(next.body.foundUser).not.toHaveProperty('orders')
    expect(await sendRequest('GET', 'user/orders', { token: next.body.encodedToken })).toMatchObject({
      status: 200,
      body: { orders: [body.order] },
    })
  })
})
