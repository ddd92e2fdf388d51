import { DEFAULT_LATENCY_MS } from '@resham/mock-server/latency'
import { products } from '@resham/mock-server/seeds/products'
import { createServer, Response } from 'miragejs'

/** The shop's products, a cart, and the shop's latency. */
export const startServer = () => {
  const cart: string[] = []
  createServer({
    routes() {
      this.logging = false
      this.namespace = 'api'
      this.timing = DEFAULT_LATENCY_MS
      this.get('/products', () => ({ products }))
      this.get('/cart', () => ({ cart }))
      this.post('/cart', (_schema, request) => {
        cart.push(JSON.parse(request.requestBody)._id)
        return new Response(201, {}, { cart })
      })
      this.namespace = ''
      this.passthrough()
    },
  })
}
