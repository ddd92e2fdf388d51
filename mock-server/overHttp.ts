import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Request } from 'miragejs'
import { API_NAMESPACE } from '../src/contract'
import { answerAlways, type Route } from './respond'
import { routesFor } from './routes'
import { openShoppers } from './shoppers'

/** What a server on another host than the shop's has to send along (README, 'A real server'). */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
  'Access-Control-Max-Age': '600',
}

/** '/user/cart/:productId' as an expression that finds the parameter, '/*rest' as one that takes the rest. */
const patternOf = (path: string) =>
  new RegExp(`^/${API_NAMESPACE}${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*(\w+)/g, '(?<$1>.*)')}$`)

const find = (routes: Route[], method: string, pathname: string) => {
  for (const { verb, path, handler } of routes) {
    const match = verb === method.toLowerCase() ? patternOf(path).exec(pathname) : null
    if (match) return { handler, params: match.groups ?? {} }
  }
  return undefined
}

const answer = async (routes: Route[], asked: IncomingMessage, response: ServerResponse) => {
  const { method = 'GET', url = '/', headers } = asked
  if (method === 'OPTIONS') return response.writeHead(204, CORS).end()
  const found = find(routes, method, new URL(url, 'http://here').pathname)
  if (!found) return response.writeHead(404, CORS).end()
  const params = Object.entries(found.params).map(([name, value]) => [name, decodeURIComponent(value)])
  // What the handlers read of a request, and no more.
  const request = {
    requestBody: await text(asked),
    requestHeaders: headers,
    params: Object.fromEntries(params),
  } as unknown as Request
  const [status, , body] = (await answerAlways(found.handler)(undefined, request)).toRackResponse()
  return response
    .writeHead(status, { ...CORS, 'Content-Type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Serves the mock API over HTTP, with accounts that last as long as the process. */
export const serveOverHttp = (port: number, host: string): Promise<Server> => {
  const { handlers } = openShoppers(false)
  const routes = routesFor(async () => handlers)
  const server = createServer((asked, response) => {
    answer(routes, asked, response).catch((error) => {
      response.writeHead(500, CORS).end(JSON.stringify({ error: { message: String(error) } }))
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
