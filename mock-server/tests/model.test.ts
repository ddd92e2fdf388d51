import fc from 'fast-check'
import type { CartAnswer, ProductId, WishlistAnswer } from '../../src/contract'
import { products } from '../catalogue'
import { issueToken } from '../token'
import { call, serveEachTest } from './client'

const server = serveEachTest()

/** How many sequences of calls are tried. */
const SEQUENCES = 2_000

const owners = ['guest@resham.example', 'kavya@resham.example', 'nobody@resham.example'] as const
type Owner = (typeof owners)[number]

/** What a shopper has, as simply as it can be said. */
type Shelf = { cart: Map<ProductId, number>; wishlist: Set<ProductId> }

type Call = { owner: Owner; method: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown }
type Expected = { status: number; cart?: [ProductId, number][]; wishlist?: ProductId[] }

const ids = [...products.slice(0, 3).map(({ _id }) => _id), 'nothing']
const isSold = (id: unknown): id is ProductId => products.some(({ _id }) => _id === id)

const id = fc.constantFrom(...ids)
const bodies = fc.oneof(
  { weight: 6, arbitrary: id.map((_id) => ({ product: { _id } })) },
  { weight: 6, arbitrary: fc.constantFrom('increment', 'decrement').map((type) => ({ action: { type } })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({}, { product: {} }, { action: { type: 'double' } }, 'text', null),
  },
)
const paths = fc.oneof(
  fc.constantFrom('user/cart', 'user/wishlist'),
  fc.tuple(fc.constantFrom('user/cart', 'user/wishlist'), id).map((parts) => parts.join('/')),
)
const calls: fc.Arbitrary<Call> = fc.record({
  owner: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<Owner>(...owners.slice(0, 2)) },
    { weight: 1, arbitrary: fc.constant<Owner>(owners[2]) },
  ),
  method: fc.constantFrom('GET', 'POST', 'DELETE'),
  path: paths,
  body: bodies,
})

const fieldOf = (value: unknown, name: string): unknown => Object(value)[name]

/** What the specification and the decisions make of a call; changes the shelf as the server should. */
const answerOf = ({ method, path, body }: Call, shelf: Shelf): Expected => {
  const [, list, about] = path.split('/')
  const cart = (status: number): Expected => ({ status, cart: [...shelf.cart] })
  const wishlist = (status: number): Expected => ({ status, wishlist: [...shelf.wishlist] })
  const posted = fieldOf(fieldOf(body, 'product'), '_id')
  const step = fieldOf(fieldOf(body, 'action'), 'type')

  if (method === 'GET') return about ? { status: 404 } : list === 'cart' ? cart(200) : wishlist(200)
  if (method === 'DELETE') {
    if (!about) return { status: 404 }
    if (list === 'cart') shelf.cart.delete(about)
    else shelf.wishlist.delete(about)
    return list === 'cart' ? cart(200) : wishlist(200)
  }
  if (about && list === 'wishlist') return { status: 404 }
  if (about) {
    if (step !== 'increment' && step !== 'decrement') return { status: 400 }
    const qty = shelf.cart.get(about)
    if (qty === undefined) return { status: 404 }
    shelf.cart.set(about, Math.max(1, qty + (step === 'increment' ? 1 : -1)))
    return cart(200)
  }
  if (typeof posted !== 'string') return { status: 400 }
  if (!isSold(posted)) return { status: 404 }
  if (list === 'cart') shelf.cart.set(posted, (shelf.cart.get(posted) ?? 0) + 1)
  else shelf.wishlist.add(posted)
  return list === 'cart' ? cart(201) : wishlist(201)
}

test(`whatever is asked, in whatever order, ${SEQUENCES} times over, the answers are those of a simple model`, async () => {
  const tokens = new Map(owners.map((email) => [email, issueToken({ _id: email, email })]))
  const property = fc.asyncProperty(fc.array(calls, { minLength: 1, maxLength: 12 }), async (sequence) => {
    await server().resetAccounts()
    const shelves = new Map(owners.map((owner) => [owner, { cart: new Map(), wishlist: new Set() } as Shelf]))
    for (const asked of sequence) {
      const shelf = shelves.get(asked.owner) as Shelf
      const isNobody = asked.owner === owners[2]
      const expected = isNobody ? { status: 404 } : answerOf(asked, shelf)
      const { status, body } = await call<Partial<CartAnswer & WishlistAnswer>>(asked.method, asked.path, {
        token: tokens.get(asked.owner),
        ...(asked.method === 'POST' && { body: asked.body }),
      })
      expect({
        status,
        ...(body.cart && { cart: body.cart.map(({ _id, qty }) => [_id, qty]) }),
        ...(body.wishlist && { wishlist: body.wishlist.map(({ _id }) => _id) }),
      }).toEqual(expected)
    }
  })
  await fc.assert(property, { numRuns: SEQUENCES })
}, 120_000)
