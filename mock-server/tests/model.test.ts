import fc from 'fast-check'
import {
  type CartResponse,
  demoAccount,
  IDEMPOTENCY_KEY_HEADER,
  type LoginResponse,
  type OrderLineRequest,
  type OrdersResponse,
  type PlaceOrderResponse,
  type ProductId,
  type SignupResponse,
  type WishlistResponse,
} from '../../src/contract'
import { SEQUENCES } from '../../src/testing/sequences'
import { skipShortTimers } from '../../src/testing/shortTimers'
import { issueToken } from '../auth/token'
import { products } from '../seeds/products'
import { sendRequest, startServerForEachTest } from './client'

beforeAll(skipShortTimers)
const server = startServerForEachTest()

// The last one is not registered until a random sign-up registers it.
const owners = [demoAccount.email, 'kavya@resham.example', 'nobody@resham.example'] as const
type Owner = (typeof owners)[number]

/** The model of a user; the password is set where it is known. */
type UserModel = {
  cart: Map<ProductId, number>
  wishlist: Set<ProductId>
  /** By idempotency key, oldest first. */
  orders: Map<string, Lines>
  password?: string
}
/** The lines of an order as text, for comparison. */
type Lines = string
type Users = Map<string, UserModel>

type ApiRequest = {
  owner?: Owner
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  key?: string
  body?: unknown
  /** The lines of an order, made from those of the cart when it is sent. */
  linesFor?: (cart: OrderLineRequest[]) => OrderLineRequest[]
}
type ResponseBody = Partial<
  CartResponse & WishlistResponse & LoginResponse & SignupResponse & PlaceOrderResponse & OrdersResponse
>
type Expected = {
  status: number
  cart?: [ProductId, number][]
  wishlist?: ProductId[]
  order?: Lines
  orders?: Lines[]
}

const ids = [...products.slice(0, 2).map(({ _id }) => _id), 'nothing']
const isInCatalog = (id: unknown): id is ProductId => products.some(({ _id }) => _id === id)

const id = fc.constantFrom(...ids)
const owner = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Owner>(owners[0]) },
  { weight: 3, arbitrary: fc.constant<Owner>(owners[1]) },
  { weight: 1, arbitrary: fc.constant<Owner>(owners[2]) },
)

/** Valid requests of one kind. */
const valid = (method: ApiRequest['method'], path: (id: string) => string, body?: (id: string) => unknown) =>
  fc.record({ owner, id }).map((chosen): ApiRequest => {
    return { owner: chosen.owner, method, path: path(chosen.id), body: body?.(chosen.id) }
  })

/** Requests that are mostly invalid. */
const invalid: fc.Arbitrary<ApiRequest> = fc.record({
  owner,
  method: fc.constantFrom('GET', 'POST', 'DELETE'),
  path: fc.oneof(
    fc.constantFrom('user/cart', 'user/wishlist'),
    fc.tuple(fc.constantFrom('user/cart', 'user/wishlist'), id).map((parts) => parts.join('/')),
  ),
  body: fc.constantFrom(
    {},
    { product: {} },
    { product: { _id: ids[0] } },
    { action: { type: 'double' } },
    'text',
    null,
  ),
})

const password = fc.constantFrom<unknown>(demoAccount.password, 'wool', 'wool', '', undefined)
const email = fc.oneof(
  owner,
  owner.map((known) => ` ${known.toUpperCase()}`),
  fc.constantFrom<unknown>('no-email', 'unknown@resham.example', '', 7),
)
/** A sign-up or a login, most of them invalid. */
const authRequest: fc.Arbitrary<ApiRequest> = fc.record({
  method: fc.constant('POST' as const),
  path: fc.constantFrom('auth/signup', 'auth/login'),
  body: fc.record({ name: fc.constantFrom('Zoya', 'Zoya', ''), email, password }),
})

const delivery = { name: 'A', street: 'B', city: 'C', zipcode: '1', state: 'D', country: 'E' }
/** An order, mostly of the cart, with one of few keys, so that keys repeat. */
const orderRequest: fc.Arbitrary<ApiRequest> = fc.record({
  owner,
  method: fc.constant('POST' as const),
  path: fc.constant('user/orders'),
  key: fc.constantFrom('first', 'second', 'third', ''),
  linesFor: fc.oneof(
    { weight: 8, arbitrary: fc.constant((cart: OrderLineRequest[]) => cart) },
    { weight: 1, arbitrary: fc.constant((cart: OrderLineRequest[]) => cart.slice(1)) },
    {
      weight: 1,
      arbitrary: id.map((_id) => (cart: OrderLineRequest[]) => [...cart, { _id, qty: 1 }]),
    },
    {
      weight: 1,
      arbitrary: fc.constant((cart: OrderLineRequest[]) =>
        cart.map(({ _id, qty }) => ({ _id, qty: qty + 1 })),
      ),
    },
    { weight: 2, arbitrary: id.map((_id) => () => [{ _id, qty: 1 }]) },
  ),
})

const product = (_id: string) => ({ product: { _id } })
const action = (type: string) => () => ({ action: { type } })
const requests = fc.oneof(
  { weight: 5, arbitrary: valid('POST', () => 'user/cart', product) },
  { weight: 3, arbitrary: valid('POST', (id) => `user/cart/${id}`, action('increment')) },
  { weight: 4, arbitrary: valid('POST', (id) => `user/cart/${id}`, action('decrement')) },
  { weight: 2, arbitrary: valid('DELETE', (id) => `user/cart/${id}`) },
  { weight: 3, arbitrary: valid('POST', () => 'user/wishlist', product) },
  { weight: 2, arbitrary: valid('DELETE', (id) => `user/wishlist/${id}`) },
  { weight: 1, arbitrary: valid('GET', () => 'user/cart') },
  { weight: 1, arbitrary: valid('GET', () => 'user/wishlist') },
  { weight: 5, arbitrary: orderRequest },
  { weight: 2, arbitrary: valid('GET', () => 'user/orders') },
  { weight: 4, arbitrary: invalid },
  { weight: 2, arbitrary: authRequest },
)

const fieldOf = (value: unknown, name: string): unknown => Object(value)[name]

const linesOf = (lines: OrderLineRequest[]): Lines =>
  lines
    .map(({ _id, qty }) => `${_id} ${qty}`)
    .sort()
    .join()
const cartOf = ({ cart }: UserModel) => [...cart].map(([_id, qty]) => ({ _id, qty }))

/** The response that the model expects to an order of these lines; changes the model accordingly. */
const expectedForOrder = (lines: OrderLineRequest[], key: string, user: UserModel): Expected => {
  const hasDuplicate = new Set(lines.map(({ _id }) => _id)).size < lines.length
  if (!key || lines.length === 0 || hasDuplicate) return { status: 400 }
  const order = linesOf(lines)
  const placed = user.orders.get(key)
  if (placed !== undefined && placed !== order) return { status: 422 }
  if (placed === undefined) {
    if (!lines.every(({ _id }) => isInCatalog(_id))) return { status: 400 }
    if (order !== linesOf(cartOf(user))) return { status: 409, cart: [...user.cart] }
    user.orders.set(key, order)
    user.cart.clear()
  }
  return { status: 201, order, cart: [...user.cart] }
}

/** The same for other requests about the cart, the wishlist and the orders. */
const expectedForLists = ({ method, path, body }: ApiRequest, user: UserModel): Expected => {
  const [, list, id] = path.split('/')
  const cart = (status: number): Expected => ({ status, cart: [...user.cart] })
  const wishlist = (status: number): Expected => ({ status, wishlist: [...user.wishlist] })
  const posted = fieldOf(fieldOf(body, 'product'), '_id')
  const type = fieldOf(fieldOf(body, 'action'), 'type')

  if (list === 'orders') return { status: 200, orders: [...user.orders.values()].reverse() }
  if (method === 'GET') return id ? { status: 404 } : list === 'cart' ? cart(200) : wishlist(200)
  if (method === 'DELETE') {
    if (!id) return { status: 404 }
    if (list === 'cart') user.cart.delete(id)
    else user.wishlist.delete(id)
    return list === 'cart' ? cart(200) : wishlist(200)
  }
  if (id && list === 'wishlist') return { status: 404 }
  if (id) {
    if (type !== 'increment' && type !== 'decrement') return { status: 400 }
    const qty = user.cart.get(id)
    if (qty === undefined) return { status: 404 }
    user.cart.set(id, Math.max(1, qty + (type === 'increment' ? 1 : -1)))
    return cart(200)
  }
  if (typeof posted !== 'string') return { status: 400 }
  if (!isInCatalog(posted)) return { status: 404 }
  if (list === 'cart') user.cart.set(posted, (user.cart.get(posted) ?? 0) + 1)
  else user.wishlist.add(posted)
  return list === 'cart' ? cart(201) : wishlist(201)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const bothLists = (status: number, { cart, wishlist }: UserModel): Expected => ({
  status,
  cart: [...cart],
  wishlist: [...wishlist],
})

/** The same for a sign-up or a login. */
const expectedForAuth = ({ path, body }: ApiRequest, users: Users): Expected => {
  const [name, typed, password] = ['name', 'email', 'password'].map((field) => fieldOf(body, field))
  if (!isText(typed) || !isText(password)) return { status: 400 }
  const email = typed.trim().toLowerCase()
  const user = users.get(email)
  if (path === 'auth/login') {
    if (!user) return { status: 404 }
    return user.password === password ? bothLists(200, user) : { status: 401 }
  }
  if (!isText(name) || !email.includes('@')) return { status: 400 }
  if (user) return { status: 422 }
  const empty: UserModel = { cart: new Map(), wishlist: new Set(), orders: new Map(), password }
  users.set(email, empty)
  return bothLists(201, empty)
}

const expectedOf = (request: ApiRequest, users: Users): Expected => {
  if (!request.owner) return expectedForAuth(request, users)
  const user = users.get(request.owner)
  if (!user) return { status: 404 }
  return request.linesFor
    ? expectedForOrder(request.linesFor(cartOf(user)), request.key ?? '', user)
    : expectedForLists(request, user)
}

/** The body to send. That of an order depends on the model's cart. */
const bodyOf = ({ body, linesFor, owner }: ApiRequest, users: Users) => {
  const user = owner && users.get(owner)
  return linesFor ? { order: { lines: linesFor(user ? cartOf(user) : []), delivery } } : body
}

describe('API compared with a model', () => {
  test(`the mock server responds like a simple model to ${SEQUENCES} random sequences of requests`, async () => {
    const tokens = new Map(owners.map((email) => [email, issueToken({ _id: email, email })]))
    const property = fc.asyncProperty(
      fc.array(requests, { minLength: 1, maxLength: 12 }),
      async (sequence) => {
        await server().resetAccounts()
        const users: Users = new Map()
        const { email: guest, password } = demoAccount
        users.set(guest, { cart: new Map(), wishlist: new Set(), orders: new Map(), password })
        users.set(owners[1], { cart: new Map(), wishlist: new Set(), orders: new Map() })
        for (const request of sequence) {
          const sent = bodyOf(request, users)
          const expected = expectedOf(request, users)
          const { status, body: received } = await sendRequest<ResponseBody>(request.method, request.path, {
            ...(request.owner && { token: tokens.get(request.owner) }),
            ...(request.key && { headers: { [IDEMPOTENCY_KEY_HEADER]: request.key } }),
            ...(request.method === 'POST' && { body: sent }),
          })
          const body = received.foundUser ?? received.createdUser ?? received
          expect({
            status,
            ...(body.cart && { cart: body.cart.map(({ _id, qty }) => [_id, qty]) }),
            ...(body.wishlist && { wishlist: body.wishlist.map(({ _id }) => _id) }),
            ...(received.order && { order: linesOf(received.order.lines) }),
            ...(received.orders && { orders: received.orders.map(({ lines }) => linesOf(lines)) }),
          }).toEqual(expected)
        }
      },
    )
    await fc.assert(property, { numRuns: SEQUENCES })
  }, 120_000)
})
