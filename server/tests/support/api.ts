import { randomUUID } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import {
  type CartItemDto,
  type CartResponse,
  type DeliveryDto,
  IDEMPOTENCY_KEY_HEADER,
  type LoginResponse,
  type OrdersResponse,
  type PlaceOrderResponse,
  type ProductsResponse,
  type SignupResponse,
} from '@resham/contract'
import { createClient } from '@resham/mock-server/tests/createClient'

export const newEmail = () => `asha-${randomUUID()}@resham.example`

const delivery: DeliveryDto = {
  name: 'Asha Rao',
  street: '7, Temple Road',
  city: 'Mysuru',
  zipcode: '570001',
  state: 'Karnataka',
  country: 'India',
}

export type Api = ReturnType<typeof apiOf>

/** Takes the URL of a server; returns functions that send requests to it. */
export const apiOf = (url: string) => {
  const send = createClient(`${url}/api`)
  const signUp = (email = newEmail(), password: string = randomUUID(), name = 'Asha Rao') =>
    send<SignupResponse>('POST', 'auth/signup', { body: { name, email, password } })
  return {
    send,
    signUp,
    /** Signs up a shopper; returns their token. */
    newToken: async () => (await signUp()).body.encodedToken,
    logIn: (email: string, password: string) =>
      send<LoginResponse>('POST', 'auth/login', { body: { email, password } }),
    productIds: async () => {
      const { body } = await send<ProductsResponse>('GET', 'products')
      return body.products.map(({ _id }) => _id)
    },
    cart: (token: string) => send<CartResponse>('GET', 'user/cart', { token }),
    add: (token: string, _id: string, qty = 1) =>
      send<CartResponse>('POST', 'user/cart', { token, body: { product: { _id }, qty } }),
    orders: (token: string) => send<OrdersResponse>('GET', 'user/orders', { token }),
    order: (token: string, cart: CartItemDto[], key: string = randomUUID()) => {
      const lines = cart.map(({ _id, qty, price, discountedPrice }) => ({ _id, qty, price, discountedPrice }))
      const headers = { [IDEMPOTENCY_KEY_HEADER]: key }
      return send<PlaceOrderResponse>('POST', 'user/orders', {
        token,
        headers,
        body: { order: { lines, delivery } },
      })
    },
  }
}

export type RawRequest = {
  method: string
  /** Under /api, and sent as it is. */
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Sends what `fetch` would correct, refuse or decompress; returns the response as it came. */
export const sendRaw = (url: string, { method, path, headers, body = '' }: RawRequest) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const sent = request({
      hostname,
      port,
      method,
      path: `/api/${path}`,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // Each request has its own connection, because one that the server has closed would fail the next.
      agent: false,
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((received) => resolve({ status, headers, body: received }), reject)
    })
    sent.end(body)
  })
