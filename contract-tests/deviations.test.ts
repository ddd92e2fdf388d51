import { startMockServer } from '../mock-server'
import type { CartResponse, LoginResponse, OrdersResponse, PlaceOrderResponse } from '../src/contract'
import { contractSteps } from './contractSteps'
import { sendByFetch } from './sendByFetch'
import type { Send } from './sendStep'
import { productQuerySteps } from './steps/productQueries'
import { newRun, type Run } from './testRun'
import { type Row, tryStep } from './tryStep'

type Response = Awaited<ReturnType<Send>>

const unused = newRun()
const tryAll = async (send: (what: string) => Send): Promise<Row[]> => {
  const run: Run = structuredClone(unused)
  const rows: Row[] = []
  for (const step of contractSteps) rows.push(await tryStep(step, run, send(`${step.call} ${step.what}`)))
  return rows
}

/** The responses of the mock server to each row, which every test replays with a change. */
const recorded = new Map<string, Promise<Response>[]>()
beforeAll(async () => {
  const mock = startMockServer({ environment: 'test' })
  const send = sendByFetch('')
  await tryAll((what) => (request) => {
    const response = send(request)
    recorded.set(what, [...(recorded.get(what) ?? []), response])
    return response
  })
  mock.shutdown()
})

/** Takes a row, and a change of the last response to its requests; returns the rows that differ. */
const plant = async (row: string, change: (response: Response) => Response): Promise<string[][]> => {
  expect(recorded.has(row)).toBe(true)
  const rows = await tryAll((what) => {
    const responses = [...(recorded.get(what) ?? [])]
    return async () => {
      const next = responses.shift()
      const isLast = responses.length === 0
      const response = structuredClone(await next)
      if (!response) throw new Error('More requests than were recorded.')
      return what === row && isLast ? change(response) : response
    }
  })
  return rows.filter(({ isAsExpected }) => !isAsExpected).map(({ what, got }) => [what, got])
}

/** Takes a change of a body; returns that of its response. */
const body =
  <Body>(change: (body: Body) => unknown) =>
  ({ status, body }: Response): Response => ({ status, body: change(body as Body) })

test('without a change, no row differs', async () => {
  expect(await plant('getTodos lists the todos of the default request', (response) => response)).toEqual([])
})

const ADDS = 'addToCart adds a product with quantity 1, at the price of the catalogue'
const changedLine = (change: object) =>
  body(({ cart: [line] }: CartResponse) => ({ cart: [{ ...line, ...change }] }))

// biome-ignore format: a table is read by its columns.
test.each<[what: string, row: string, change: (response: Response) => Response, got: RegExp | string]>([
  ['a decrement to 0', 'changeQuantity changes nothing when it decrements at 1',
    body(({ cart: [first, second] }: CartResponse) => ({ cart: [first, { ...second, qty: 0 }] })),
    '200, but cart[1].qty is 0 instead of at least 1'],
  ['a quantity as a text', ADDS, changedLine({ qty: '1' }), '201, but cart[0].qty is "1" instead of a number'],
  ["a client's price", ADDS, changedLine({ discountedPrice: '0' }), /^201, but cart\[0\]\.discountedPrice is "0" instead of "\d+"$/],
  ['a line too many', ADDS, body(({ cart: [line] }: CartResponse) => ({ cart: [line, line] })), '201, but cart has 2 entries instead of 1'],
  ['a 200 instead of a 201', ADDS, (response) => ({ ...response, status: 200 }), '200 instead of 201'],
  ['a password in the user', 'signUp registers another user with another id, and a name of the greatest length',
    body((sent: object) => ({ ...sent, createdUser: { ...Object(sent).createdUser, password: '' } })),
    '201, but createdUser.password is a secret, which no response may hold'],
  ['the password under another name', 'logIn returns cart and wishlist, and no orders',
    body(({ foundUser, ...rest }: LoginResponse) => ({ ...rest, foundUser: { ...foundUser, notes: [`it is ${unused.password}`] } })),
    '200, but foundUser.notes[0] is a secret, which no response may hold'],
  ['a missing field', 'getOrders lists every order of the user, newest first',
    body(({ orders }: OrdersResponse) => ({ orders: orders.map(({ totals, ...order }) => order) })), '200, but orders[0].totals is missing'],
  ['orders in another sequence', 'getOrders lists every order of the user, newest first',
    body(({ orders }: OrdersResponse) => ({ orders: orders.toReversed() })), /^200, but orders\[0\]\._id is "\w+" instead of "\w+"$/],
  ['another text of a 404', 'logIn does not know the email, so the refused sign-ups registered nobody',
    body(() => ({ errors: ['Who?'] })), '404, but errors[0] is "Who?" instead of "The email you entered is not Registered. Not Found error"'],
  ['an error that names no field', 'addToCart names the missing product',
    body(() => ({ errors: ['No.'] })), 'request 2 of 2: 400, but errors[0] is "No.", without \'product\''],
  ['an accepted quantity', 'addToCart refuses a quantity that is not a whole number from 1 to 10000',
    () => ({ status: 201, body: { cart: [] } }), 'request 6 of 6: 201 instead of 400'],
  ['two orders for one key', 'placeOrder places one order for requests at once, with a key of 128 characters',
    body(({ order, cart }: PlaceOrderResponse) => ({ order: { ...order, _id: 'another' }, cart })),
    'request 4 of 4: 201, but the number of different orders is 3 instead of 2'],
  ['a body that is not JSON', 'getTodos lists the todos of the default request',
    body(() => 'Soon'), '200, but the body is "Soon" instead of an object'],
  ['a failure of the network', 'getTodos lists the todos of the default request', () => { throw new Error('Network Error') }, 'Network Error'],
])('%s is found in its row, and named', async (_what, row, change, got) => {
  const [first] = await plant(row, change)
  expect(`${row.split(' ')[0]} ${first?.[0]}`).toBe(row)
  expect(first?.[1]).toEqual(typeof got === 'string' ? got : expect.stringMatching(got))
})

test('a row without what its request needs says so, and the others are tried', async () => {
  const differing = await plant('getProducts lists the products, each with an id of its own', () => ({
    status: 500,
    body: { errors: ['No thread.'] },
  }))
  expect(differing[0]?.[1]).toBe('500 instead of 200: "No thread."')
  expect(differing[1]).toEqual([
    'returns the product that the list holds',
    'Not tried: no response gave a product',
  ])
  expect(differing.map(([what]) => what)).not.toContain('refuses a wrong password')
})

test('a server that ignores the query of the products fails the rows of it alone', async () => {
  const mock = startMockServer({ environment: 'test' })
  const send = sendByFetch('')
  const rows = await tryAll(() => (request) => send({ ...request, path: request.path.replace(/\?.*/, '') }))
  mock.shutdown()
  const queries = productQuerySteps.map(({ what }) => what)
  const failed = rows.filter(({ isAsExpected }) => !isAsExpected).map(({ what }) => what)
  expect(failed.filter((what) => !queries.includes(what))).toEqual([])
  expect(queries.filter((what) => !failed.includes(what))).toEqual(['ignores other parameters'])
})
