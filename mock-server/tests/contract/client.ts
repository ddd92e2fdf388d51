import { readApiUrl } from '../../../scripts/build/apiUrl.cjs'
import {
  type CartResponse,
  type DeliveryDto,
  IDEMPOTENCY_KEY_HEADER,
  type LoginResponse,
  type OrderLineRequest,
  type OrdersResponse,
  type PlaceOrderResponse,
  type ProductDto,
  type ProductsResponse,
  type SignupResponse,
  type WishlistResponse,
} from '../../../src/contract'
import { startMockServer } from '../..'
import { createClient } from '../createClient'

/** The URL of the server under test; undefined when it is the mock server. */
const realServer = readApiUrl('CONTRACT_URL')

if (!realServer) {
  let mock: ReturnType<typeof startMockServer>
  beforeEach(() => {
    mock = startMockServer({ environment: 'test' })
  })
  afterEach(() => mock.shutdown())
}

/** Sends a request to the server under test. */
export const sendRequest = createClient(`${realServer ?? ''}/api`)

/** Takes a status and patterns of the texts; returns the error response to expect (specification, section 8). */
export const errorResponse = (status: number, ...reasons: (string | RegExp)[]) => ({
  status,
  body: {
    errors:
      reasons.length > 0 ? reasons.map((reason) => expect.stringMatching(reason)) : [expect.any(String)],
  },
})

/** Matches a timestamp (specification, section 3). */
export const aTimestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)

/** The fields of a sign-up, with an email that is not registered. */
export const newUserData = () => ({
  name: 'Asha Rao',
  email: `asha-${crypto.randomUUID()}@resham.example`,
  password: crypto.randomUUID(),
})

export const signUp = (body: object) => sendRequest<SignupResponse>('POST', 'auth/signup', { body })
export const logIn = (email: string, password: string) =>
  sendRequest<LoginResponse>('POST', 'auth/login', { body: { email, password } })

const getProducts = async () => (await sendRequest<ProductsResponse>('GET', 'products')).body.products

/** Three products in stock. */
export const threeProducts = async (): Promise<[ProductDto, ProductDto, ProductDto]> => {
  const [first, second, third] = (await getProducts()).filter(({ inStock }) => inStock)
  if (!first || !second || !third) throw new Error('The contract tests need three products in stock.')
  return [first, second, third]
}

/** A product out of stock. */
export const soldOutProduct = async (): Promise<ProductDto> => {
  const product = (await getProducts()).find(({ inStock }) => !inStock)
  if (!product) throw new Error('The contract tests need a product that is out of stock.')
  return product
}

/** A delivery address. */
export const delivery: DeliveryDto = {
  name: 'Asha Rao',
  street: '7, Temple Road',
  city: 'Mysuru',
  zipcode: '570001',
  state: 'Karnataka',
  country: 'India',
}

/** Signs up a new user; returns functions that send their requests. */
export const signUpUser = async () => {
  const { email, password, ...rest } = newUserData()
  const { body } = await signUp({ email, password, ...rest })
  const token = body.encodedToken
  const send = <Body>(method: string, path: string, sent?: unknown, headers?: Record<string, string>) =>
    sendRequest<Body>(method, `user/${path}`, { token, headers, ...(sent !== undefined && { body: sent }) })
  const sendOrder = (sent: unknown, key: string = crypto.randomUUID()) =>
    send<PlaceOrderResponse>('POST', 'orders', sent, { [IDEMPOTENCY_KEY_HEADER]: key })
  return {
    token,
    email,
    password,
    cart: {
      get: () => send<CartResponse>('GET', 'cart'),
      add: (product: unknown) => send<CartResponse>('POST', 'cart', { product }),
      changeQuantity: (id: string, type: unknown) =>
        send<CartResponse>('POST', `cart/${id}`, { action: { type } }),
      remove: (id: string) => send<CartResponse>('DELETE', `cart/${id}`),
      send: (id: string, sent: unknown) => send<CartResponse>('POST', `cart${id && `/${id}`}`, sent),
    },
    orders: {
      get: () => send<OrdersResponse>('GET', 'orders'),
      place: (lines: OrderLineRequest[], key?: string) => sendOrder({ order: { lines, delivery } }, key),
      send: sendOrder,
    },
    wishlist: {
      get: () => send<WishlistResponse>('GET', 'wishlist'),
      add: (product: unknown) => send<WishlistResponse>('POST', 'wishlist', { product }),
      remove: (id: string) => send<WishlistResponse>('DELETE', `wishlist/${id}`),
      send: (sent: unknown) => send<WishlistResponse>('POST', 'wishlist', sent),
    },
  }
}
