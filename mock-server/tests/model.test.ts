import fc from 'fast-check'
import {
  type CartAnswer,
  demoAccount,
  IDEMPOTENCY_KEY_HEADER,
  type LoginAnswer,
  type OrderLineRequest,
  type OrdersResponse,
  type PlaceOrderResponse,
  type ProductId,
  type SignupAnswer,
  type WishlistAnswer,
} from '../../src/contract'
import { SEQUENCES } from '../../src/testing/sequences'
import { skipShortTimers } from '../../src/testing/shortTimers'
import { products } from '../seeds/products'
import { issueToken } from '../token'
import { call, serveEachTest } from './client'

beforeAll(skipShortTimers)
const server = serveEachTest()

// The last of them is nobody, until somebody signs up under that name.
const owners = [demoAccount.email, 'kavya@resham.example', 'nobody@resham.example'] as const
type Owner = (typeof owners)[number]

/** What a shopper has, as simply as it can be said; a password where it is known. */
type Shelf = {
  cart: Map<ProductId, number>
  wishlist: Set<ProductId>
  /** By idempotency key, oldest first. */
  orders: Map<string, Lines>
  password?: string
}
/** What an order is about, as a text: the quantity of each product. */
type Lines = string
type Shelves = Map<string, Shelf>

type Call = {
  owner?: Owner
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  key?: string
  /** As it is, or as it follows from what the cart holds when the call is made. */
  body?: unknown
  linesFor?: (cart: OrderLineRequest[]) => OrderLineRequest[]
}
type Answer = Partial<
  CartAnswer & WishlistAnswer & LoginAnswer & SignupAnswer & PlaceOrderResponse & OrdersResponse
>
type Expected = {
  status: number
  cart?: [ProductId, number][]
  wishlist?: ProductId[]
  order?: Lines
  orders?: Lines[]
}

const ids = [...products.slice(0, 2).map(({ _id }) => _id), 'nothing']
const isSold = (id: unknown): id is ProductId => products.some(({ _id }) => _id === id)

const id = fc.constantFrom(...ids)
const owner = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Owner>(owners[0]) },
  { weight: 3, arbitrary: fc.constant<Owner>(owners[1]) },
  { weight: 1, arbitrary: fc.constant<Owner>(owners[2]) },
)

/** What a shop asks for: a call that makes sense, of one kind. */
const sensible = (method: Call['method'], path: (id: string) => string, body?: (id: string) => unknown) =>
  fc.record({ owner, id }).map((chosen): Call => {
    return { owner: chosen.owner, method, path: path(chosen.id), body: body?.(chosen.id) }
  })

/** What somebody who tries things out may ask for. */
const odd: fc.Arbitrary<Call> = fc.record({
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
  fc.constantFrom<unknown>('no-email', 'stranger@resham.example', '', 7),
)
/** A sign-up or a log-in, by whomever: most of them would be turned down. */
const atTheDoor: fc.Arbitrary<Call> = fc.record({
  method: fc.constant('POST' as const),
  path: fc.constantFrom('auth/signup', 'auth/login'),
  body: fc.record({ name: fc.constantFrom('Zoya', 'Zoya', ''), email, password }),
})

const delivery = { name: 'A', street: 'B', city: 'C', zipcode: '1', state: 'D', country: 'E' }
/** An order: mostly of what the cart holds, under one of few keys, so that they come again. */
const ordering: fc.Arbitrary<Call> = fc.record({
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
const step = (type: string) => () => ({ action: { type } })
const calls = fc.oneof(
  { weight: 5, arbitrary: sensible('POST', () => 'user/cart', product) },
  { weight: 3, arbitrary: sensible('POST', (about) => `user/cart/${about}`, step('increment')) },
  { weight: 4, arbitrary: sensible('POST', (about) => `user/cart/${about}`, step('decrement')) },
  { weight: 2, arbitrary: sensible('DELETE', (about) => `user/cart/${about}`) },
  { weight: 3, arbitrary: sensible('POST', () => 'user/wishlist', product) },
  { weight: 2, arbitrary: sensible('DELETE', (about) => `user/wishlist/${about}`) },
  { weight: 1, arbitrary: sensible('GET', () => 'user/cart') },
  { weight: 1, arbitrary: sensible('GET', () => 'user/wishlist') },
  { weight: 5, arbitrary: ordering },
  { weight: 2, arbitrary: sensible('GET', () => 'user/orders') },
  { weight: 4, arbitrary: odd },
  { weight: 2, arbitrary: atTheDoor },
)

const fieldOf = (value: unknown, name: string): unknown => Object(value)[name]

const linesOf = (lines: OrderLineRequest[]): Lines =>
  lines
    .map(({ _id, qty }) => `${_id} ${qty}`)
    .sort()
    .join()
const cartOf = ({ cart }: Shelf) => [...cart].map(([_id, qty]) => ({ _id, qty }))

/** The same for an order: what is asked is about these lines. */
const answerToOrder = (lines: OrderLineRequest[], key: string, shelf: Shelf): Expected => {
  const isTwice = new Set(lines.map(({ _id }) => _id)).size < lines.length
  if (!key || lines.length === 0 || isTwice) return { status: 400 }
  const order = linesOf(lines)
  const placed = shelf.orders.get(key)
  if (placed !== undefined && placed !== order) return { status: 422 }
  if (placed === undefined) {
    if (!lines.every(({ _id }) => isSold(_id))) return { status: 400 }
    if (order !== linesOf(cartOf(shelf))) return { status: 409, cart: [...shelf.cart] }
    shelf.orders.set(key, order)
    shelf.cart.clear()
  }
  return { status: 201, order, cart: [...shelf.cart] }
}

/** What the specification and the decisions make of a call; changes the shelf as the server should. */
const answerOf = ({ method, path, body }: Call, shelf: Shelf): Expected => {
  const [, list, about] = path.split('/')
  const cart = (status: number): Expected => ({ status, cart: [...shelf.cart] })
  const wishlist = (status: number): Expected => ({ status, wishlist: [...shelf.wishlist] })
  const posted = fieldOf(fieldOf(body, 'product'), '_id')
  const type = fieldOf(fieldOf(body, 'action'), 'type')

  if (list === 'orders') return { status: 200, orders: [...shelf.orders.values()].reverse() }
  if (method === 'GET') return about ? { status: 404 } : list === 'cart' ? cart(200) : wishlist(200)
  if (method === 'DELETE') {
    if (!about) return { status: 404 }
    if (list === 'cart') shelf.cart.delete(about)
    else shelf.wishlist.delete(about)
    return list === 'cart' ? cart(200) : wishlist(200)
  }
  if (about && list === 'wishlist') return { status: 404 }
  if (about) {
    if (type !== 'increment' && type !== 'decrement') return { status: 400 }
    const qty = shelf.cart.get(about)
    if (qty === undefined) return { status: 404 }
    shelf.cart.set(about, Math.max(1, qty + (type === 'increment' ? 1 : -1)))
    return cart(200)
  }
  if (typeof posted !== 'string') return { status: 400 }
  if (!isSold(posted)) return { status: 404 }
  if (list === 'cart') shelf.cart.set(posted, (shelf.cart.get(posted) ?? 0) + 1)
  else shelf.wishlist.add(posted)
  return list === 'cart' ? cart(201) : wishlist(201)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const everything = (status: number, { cart, wishlist }: Shelf): Expected => ({
  status,
  cart: [...cart],
  wishlist: [...wishlist],
})

/** The same for a sign-up or a log-in. */
const answerAtTheDoor = ({ path, body }: Call, shelves: Shelves): Expected => {
  const [name, typed, password] = ['name', 'email', 'password'].map((field) => fieldOf(body, field))
  if (!isText(typed) || !isText(password)) return { status: 400 }
  const email = typed.trim().toLowerCase()
  const shelf = shelves.get(email)
  if (path === 'auth/login') {
    if (!shelf) return { status: 404 }
    return shelf.password === password ? everything(200, shelf) : { status: 401 }
  }
  if (!isText(name) || !email.includes('@')) return { status: 400 }
  if (shelf) return { status: 422 }
  const empty: Shelf = { cart: new Map(), wishlist: new Set(), orders: new Map(), password }
  shelves.set(email, empty)
  return everything(201, empty)
}

const expectedOf = (asked: Call, shelves: Shelves): Expected => {
  if (!asked.owner) return answerAtTheDoor(asked, shelves)
  const shelf = shelves.get(asked.owner)
  if (!shelf) return { status: 404 }
  return asked.linesFor
    ? answerToOrder(asked.linesFor(cartOf(shelf)), asked.key ?? '', shelf)
    : answerOf(asked, shelf)
}

/** What is sent: an order names what the cart holds by now. */
const bodyOf = ({ body, linesFor, owner }: Call, shelves: Shelves) => {
  const shelf = owner && shelves.get(owner)
  return linesFor ? { order: { lines: linesFor(shelf ? cartOf(shelf) : []), delivery } } : body
}

test(`whatever is asked, in whatever order, ${SEQUENCES} times over, the answers are those of a simple model`, async () => {
  const tokens = new Map(owners.map((email) => [email, issueToken({ _id: email, email })]))
  const property = fc.asyncProperty(fc.array(calls, { minLength: 1, maxLength: 12 }), async (sequence) => {
    await server().resetAccounts()
    const shelves: Shelves = new Map()
    const { email: guest, password } = demoAccount
    shelves.set(guest, { cart: new Map(), wishlist: new Set(), orders: new Map(), password })
    shelves.set(owners[1], { cart: new Map(), wishlist: new Set(), orders: new Map() })
    for (const asked of sequence) {
      const sent = bodyOf(asked, shelves)
      const expected = expectedOf(asked, shelves)
      const { status, body: answer } = await call<Answer>(asked.method, asked.path, {
        ...(asked.owner && { token: tokens.get(asked.owner) }),
        ...(asked.key && { headers: { [IDEMPOTENCY_KEY_HEADER]: asked.key } }),
        ...(asked.method === 'POST' && { body: sent }),
      })
      const body = answer.foundUser ?? answer.createdUser ?? answer
      expect({
        status,
        ...(body.cart && { cart: body.cart.map(({ _id, qty }) => [_id, qty]) }),
        ...(body.wishlist && { wishlist: body.wishlist.map(({ _id }) => _id) }),
        ...(answer.order && { order: linesOf(answer.order.lines) }),
        ...(answer.orders && { orders: answer.orders.map(({ lines }) => linesOf(lines)) }),
      }).toEqual(expected)
    }
  })
  await fc.assert(property, { numRuns: SEQUENCES })
}, 120_000)
