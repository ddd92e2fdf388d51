import { readApiUrl } from '../../../scripts/apiUrl.cjs'
import {
  type CartAnswer,
  type DeliveryDto,
  IDEMPOTENCY_KEY_HEADER,
  type LoginAnswer,
  type OrderLineRequest,
  type OrdersResponse,
  type PlaceOrderResponse,
  type ProductDto,
  type ProductsAnswer,
  type SignupAnswer,
  type WishlistAnswer,
} from '../../../src/contract'
import { startMockServer } from '../..'
import { callAt } from '../callAt'

/** The server that is held to the contract; undefined where it is the mock. */
const realServer = readApiUrl('CONTRACT_URL')

if (!realServer) {
  let mock: ReturnType<typeof startMockServer>
  beforeEach(() => {
    mock = startMockServer({ environment: 'test' })
  })
  afterEach(() => mock.shutdown())
}

/** Sends a request to the server that is held to the contract. */
export const call = callAt(`${realServer ?? ''}/api`)

/** A refusal of the specification's section 8: its status, and why. */
export const refusal = (status: number, ...reasons: (string | RegExp)[]) => ({
  status,
  body: {
    errors:
      reasons.length > 0 ? reasons.map((reason) => expect.stringMatching(reason)) : [expect.any(String)],
  },
})

/** A moment as the wire writes it (specification, section 3). */
export const aTimestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)

/** Somebody whom the server does not know yet. */
export const aStranger = () => ({
  name: 'Asha Rao',
  email: `asha-${crypto.randomUUID()}@resham.example`,
  password: crypto.randomUUID(),
})

export const signUp = (body: object) => call<SignupAnswer>('POST', 'auth/signup', { body })
export const logIn = (email: string, password: string) =>
  call<LoginAnswer>('POST', 'auth/login', { body: { email, password } })

/** Three products that can be bought. */
export const threeProducts = async (): Promise<[ProductDto, ProductDto, ProductDto]> => {
  const { body } = await call<ProductsAnswer>('GET', 'products')
  const [first, second, third] = body.products.filter(({ inStock }) => inStock)
  if (!first || !second || !third) throw new Error('The contract is tried with three products in stock.')
  return [first, second, third]
}

/** Where an order goes. */
export const delivery: DeliveryDto = {
  name: 'Asha Rao',
  street: '7, Temple Road',
  city: 'Mysuru',
  zipcode: '570001',
  state: 'Karnataka',
  country: 'India',
}

/** Somebody who has just signed up, and what they can do. */
export const aShopper = async () => {
  const { email, password, ...rest } = aStranger()
  const { body } = await signUp({ email, password, ...rest })
  const token = body.encodedToken
  const send = <Answer>(method: string, path: string, sent?: unknown, headers?: Record<string, string>) =>
    call<Answer>(method, `user/${path}`, { token, headers, ...(sent !== undefined && { body: sent }) })
  const sendOrder = (sent: unknown, key: string = crypto.randomUUID()) =>
    send<PlaceOrderResponse>('POST', 'orders', sent, { [IDEMPOTENCY_KEY_HEADER]: key })
  return {
    token,
    email,
    password,
    cart: {
      look: () => send<CartAnswer>('GET', 'cart'),
      add: (product: unknown) => send<CartAnswer>('POST', 'cart', { product }),
      step: (id: string, type: unknown) => send<CartAnswer>('POST', `cart/${id}`, { action: { type } }),
      remove: (id: string) => send<CartAnswer>('DELETE', `cart/${id}`),
      send: (id: string, sent: unknown) => send<CartAnswer>('POST', `cart${id && `/${id}`}`, sent),
    },
    orders: {
      look: () => send<OrdersResponse>('GET', 'orders'),
      place: (lines: OrderLineRequest[], key?: string) => sendOrder({ order: { lines, delivery } }, key),
      send: sendOrder,
    },
    wishlist: {
      look: () => send<WishlistAnswer>('GET', 'wishlist'),
      add: (product: unknown) => send<WishlistAnswer>('POST', 'wishlist', { product }),
      remove: (id: string) => send<WishlistAnswer>('DELETE', `wishlist/${id}`),
      send: (sent: unknown) => send<WishlistAnswer>('POST', 'wishlist', sent),
    },
  }
}
