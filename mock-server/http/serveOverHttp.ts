import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Request } from 'miragejs'
import { API_NAMESPACE } from '../../src/contract'
import { routesFor } from '../routes'
import { openAccountHandlers } from '../routes/shopperRoutes'
import { type Route, withErrorResponses } from './respond'

/** The headers that a server on another origin than the shop's must send (docs/real-server.md). */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
  'Access-Control-Max-Age': '600',
}

/** Takes a path such as '/user/cart/:productId' or '/*rest'; returns its pattern, with a group per parameter. */
const patternOf = (path: string) =>
  new RegExp(`^/${API_NAMESPACE}${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*(\w+)/g, '(?<$1>.*)')}$`)

const find = (routes: Route[], method: string, pathname: string) => {
  for (const { verb, path, handler } of routes) {
    const match = verb === method.toLowerCase() ? patternOf(path).exec(pathname) : null
    if (match) return { handler, params: match.groups ?? {} }
  }
  return undefined
}

const handle = async (routes: Route[], incoming: IncomingMessage, response: ServerResponse) => {
  const { method = 'GET', url = '/', headers } = incoming
  if (method === 'OPTIONS') return response.writeHead(204, CORS).end()
  const found = find(routes, method, new URL(url, 'http://localhost').pathname)
  if (!found) return response.writeHead(404, CORS).end()
  const params = Object.entries(found.params).map(([name, value]) => [name, decodeURIComponent(value)])
  // The parts of Mirage's request that the handlers read.
  const request = {
    requestBody: await text(incoming),
    requestHeaders: headers,
    params: Object.fromEntries(params),
  } as unknown as Request
  const [status, , body] = (await withErrorResponses(found.handler)(undefined, request)).toRackResponse()
  return response
    .writeHead(status, { ...CORS, 'Content-Type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Takes a port and a host; serves the mock API there, with accounts in memory. Rejects when it cannot listen. */
export const serveOverHttp = (port: number, host: string): Promise<Server> => {
  const { handlers } = openAccountHandlers(false)
  const routes = routesFor(async () => handlers)
  const server = createServer((incoming, response) => {
    handle(routes, incoming, response).catch((error) => {
      response.writeHead(500, CORS).end(JSON.stringify({ error: { message: String(error) } }))
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
