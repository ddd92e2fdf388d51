import { startMockServer } from '../mock-server'
import {
  type CartResponse,
  errorTexts,
  type LoginResponse,
  type OrdersResponse,
  type PlaceOrderResponse,
} from '../src/contract'
import { breakRoute, watchRequests } from '../src/testing/requests'
import { ROW_COUNT, runSelfCheck } from './checkApi'
import type { Row } from './tryStep'

let server: ReturnType<typeof startMockServer>
beforeEach(() => {
  server = startMockServer({ environment: 'test' })
  watchRequests()
})
afterEach(() => {
  jest.restoreAllMocks()
  server.shutdown()
})

const run = async (onRow: (row: Row, controller: AbortController) => unknown = () => {}) => {
  const rows: Row[] = []
  const controller = new AbortController()
  await runSelfCheck((row) => {
    rows.push(row)
    onRow(row, controller)
  }, controller.signal)
  return rows
}
const differing = (rows: Row[]) =>
  rows.filter((row) => !row.isAsExpected).map(({ call, what, got }) => [call, what, got])

type Plant = (sent: string, response: Response) => Promise<Response | undefined> | Response | undefined

/** Lets responses deviate: those for which `plant` returns another one. */
const plant = (change: Plant) => {
  const send = window.fetch
  jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init)
    const sent = `${init?.method} ${new URL(String(input), window.location.href).pathname}`
    return (await change(sent, response.clone())) ?? response
  })
}

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Changes the body of one response, the `nth` to such a request with this status, and the status too where `as` says so. */
const changeOf =
  (name: string | RegExp, status: number, change: (body: never) => unknown, { nth = 1, as = status } = {}) =>
  (): Plant => {
    let seen = 0
    return async (sent, response) => {
      const isMatch = typeof name === 'string' ? sent === name : name.test(sent)
      if (!isMatch || response.status !== status || ++seen !== nth) return undefined
      return json(change((await response.json()) as never), as)
    }
  }

test('every row is as the contract says', async () => {
  const rows = await run()
  expect(differing(rows)).toEqual([])
  expect(rows).toHaveLength(ROW_COUNT)
  expect(rows).toContainEqual({
    call: 'POST user/cart',
    what: 'adds a product with quantity 1, at the price of the catalogue',
    expected: '201 cart',
    got: '201 cart',
    isAsExpected: true,
    durationMs: expect.any(Number),
  })
  expect(rows.at(-1)).toMatchObject({ call: 'Clean-up', got: 'both empty' })
})

test.each<[what: string, deviation: () => Plant, row: [call: string, what: string, got: string]]>([
  [
    'a decrement to 0',
    changeOf(
      /^POST \/api\/user\/cart\/./,
      200,
      ({ cart: [first, second] }: CartResponse) => ({ cart: [first, { ...second, qty: 0 }] }),
      { nth: 3 },
    ),
    [
      'POST user/cart/{productId}',
      'changes nothing when it decrements at 1',
      '200, but cart[1].qty is 0 instead of at least 1',
    ],
  ],
  [
    'a quantity as a text',
    changeOf('POST /api/user/cart', 201, ({ cart: [line] }: CartResponse) => ({
      cart: [{ ...line, qty: '1' }],
    })),
    [
      'POST user/cart',
      'adds a product with quantity 1, at the price of the catalogue',
      '201, but cart[0].qty is "1" instead of a number',
    ],
  ],
  [
    "a client's price",
    changeOf('POST /api/user/cart', 201, ({ cart: [line] }: CartResponse) => ({
      cart: [{ ...line, discountedPrice: '0' }],
    })),
    [
      'POST user/cart',
      'adds a product with quantity 1, at the price of the catalogue',
      expect.stringMatching(/^201, but cart\[0\]\.discountedPrice is "0" instead of "\d+"$/),
    ],
  ],
  [
    'a password in the user',
    changeOf('POST /api/auth/login', 200, ({ foundUser, ...rest }: LoginResponse) => ({
      ...rest,
      foundUser: { ...foundUser, password: '' },
    })),
    [
      'POST auth/login',
      'returns the user who signed up, and a token',
      '200, but foundUser.password is a secret, which no response may hold',
    ],
  ],
  [
    'a 200 instead of a 201',
    changeOf('POST /api/user/wishlist', 201, (body) => body, { as: 200 }),
    ['POST user/wishlist', 'adds a product, at the price of the catalogue', '200 instead of 201'],
  ],
  [
    'a missing field',
    changeOf(
      'GET /api/user/orders',
      200,
      ({ orders }: OrdersResponse) => ({ orders: orders.map(({ totals, ...order }) => order) }),
      { nth: 2 },
    ),
    ['GET user/orders', 'lists the order, once', '200, but orders[0].totals is missing'],
  ],
  [
    'another text of a 404',
    changeOf('POST /api/auth/login', 404, () => ({ errors: ['Who?'] })),
    [
      'POST auth/login',
      'does not know the email, so the refused sign-ups registered nobody',
      `404, but errors[0] is "Who?" instead of "${errorTexts.notRegistered}"`,
    ],
  ],
  [
    'an error that names no field',
    changeOf('POST /api/user/cart', 400, () => ({ errors: ['No.'] }), { nth: 2 }),
    ['POST user/cart', 'names the missing product', `400, but errors[0] is "No.", without 'product'`],
  ],
  [
    'another order for the same key',
    changeOf(
      'POST /api/user/orders',
      201,
      ({ order, cart }: PlaceOrderResponse) => ({ order: { ...order, _id: 'another' }, cart }),
      { nth: 2 },
    ),
    [
      'POST user/orders',
      'returns the same order for the same key',
      expect.stringMatching(/^201, but order\._id is "another" instead of "\w+"$/),
    ],
  ],
  [
    'a body that is not JSON',
    () => (sent) => (sent === 'GET /api/test-todos' ? new Response('Soon') : undefined),
    [
      'GET test-todos',
      'lists the todos of the default request',
      '200, but the body is "Soon" instead of an object',
    ],
  ],
  [
    'a failure of the network',
    () => (sent) => {
      if (sent === 'GET /api/test-todos') throw new TypeError('Failed to fetch')
      return undefined
    },
    ['GET test-todos', 'lists the todos of the default request', 'Network Error'],
  ],
])('%s is found, and named', async (_what, deviation, row) => {
  plant(deviation())
  const rows = await run()
  expect(rows).toHaveLength(ROW_COUNT)
  expect(rows.every(({ durationMs }) => durationMs !== undefined)).toBe(true)
  expect(differing(rows)).toEqual([row])
})

test('a row without what its request needs says so, and the others are tried', async () => {
  plant(changeOf('GET /api/products', 200, () => ({ errors: ['No thread.'] }), { as: 500 })())
  const rows = await run()
  expect(rows).toHaveLength(ROW_COUNT)
  const [first, second] = differing(rows)
  expect(first?.at(-1)).toBe('500 instead of 200: "No thread."')
  expect(second).toEqual([
    'GET products/{productId}',
    'returns the product that the list holds',
    'Not tried: no response gave a product',
  ])
  expect(rows.find(({ what }) => what === 'refuses the registered email')).toMatchObject({
    isAsExpected: true,
  })
})

describe('the account of the run', () => {
  /** The account's lists and orders, with the token of the last sign-up. */
  const watchAccount = () => {
    let token = ''
    let email = ''
    plant(async (sent, response) => {
      if (sent !== 'POST /api/auth/signup' || response.status !== 201) return undefined
      const { createdUser, encodedToken } = await response.json()
      token = encodedToken
      email = createdUser.email
      return undefined
    })
    return async () => {
      const read = async (list: string) => {
        const response = await fetch(`/api/user/${list}`, { headers: { authorization: token } })
        return (await response.json())[list]
      }
      return {
        email,
        cart: await read('cart'),
        wishlist: await read('wishlist'),
        orders: await read('orders'),
      }
    }
  }
  const empty = { cart: [], wishlist: [] }

  test('is its own, has one order, and is left behind empty', async () => {
    const account = watchAccount()
    await run()
    expect(await account()).toMatchObject({
      ...empty,
      email: expect.stringMatching(/^self-check-\w+@resham\.example$/),
      orders: [{ delivery: { name: 'Self-check' } }],
    })
  })

  test.each(['adds another product after it', 'adds a product, at the price of the catalogue'])(
    'is left behind empty when the run is cancelled after: %s',
    async (last) => {
      const account = watchAccount()
      const rows = await run((row, controller) => row.what === last && controller.abort())
      expect(rows.at(-2)?.what).toBe(last)
      expect(rows.at(-1)).toMatchObject({ call: 'Clean-up', isAsExpected: true })
      expect(await account()).toMatchObject({ ...empty, orders: [] })
    },
  )

  test('is left behind empty when an order and a removal fail', async () => {
    const account = watchAccount()
    const mendOrders = breakRoute('post', '/user/orders')
    const mendRemoval = breakRoute('delete', '/user/wishlist/:productId')
    const rows = await run(({ what }) => {
      if (what !== 'lists the order, once') return
      mendOrders()
      mendRemoval()
    })
    expect(differing(rows).length).toBeGreaterThan(0)
    expect(rows.at(-1)).toMatchObject({ got: 'both empty', isAsExpected: true })
    expect(await account()).toMatchObject({ ...empty, orders: [] })
  })

  test('is named where it could not be emptied', async () => {
    breakRoute('delete', '/user/cart/:productId')
    breakRoute('post', '/user/orders')
    breakRoute('get', '/user/wishlist')
    const rows = await run()
    expect(rows.at(-1)).toMatchObject({
      got: expect.stringMatching(/^the cart still holds \S+, \S+; the wishlist could not be read$/),
      isAsExpected: false,
    })
  })
})
