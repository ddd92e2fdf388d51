import type { HttpBindings } from '@hono/node-server'
import {
  API_NAMESPACE,
  callNames,
  type ErrorsDto,
  IDEMPOTENCY_KEY_HEADER,
  isDecodable,
  routePathOf,
  type ServerErrorDto,
} from '@resham/contract'
import { callOf } from '@resham/contract/calls'
import { HttpError } from '@resham/contract/serverRules/httpError'
import { bodyTooLarge, MAX_BODY_BYTES } from '@resham/contract/serverRules/readRequest'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { Tokens } from './auth/tokens'
import { type Database, isUnavailable } from './database/database'
import { compression } from './http/compression'
import { requestLimit } from './http/requestLimit'
import { RetryLaterError } from './http/retryLater'
import { apiRoutes } from './routes'
import type { Settings } from './settings'

export type Dependencies = {
  database: Database
  tokens: Tokens
  log: Logger
  settings: Pick<Settings, 'corsOrigins' | 'proxies' | 'rateLimit' | 'signupLimit'>
}

/**
 * Takes what the server uses; returns the API of `contract` (specification, sections 6 to 8), with
 * `/healthz` and `/readyz`.
 */
export const createApp = ({ database, tokens, log, settings }: Dependencies) => {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(async (context, next) => {
    const start = performance.now()
    await next()
    // Query, headers and body are not logged, because they may contain secrets.
    const { method, path } = context.req
    log.info(
      { method, path, status: context.res.status, ms: Math.round(performance.now() - start) },
      'request',
    )
  })
  // Strict-Transport-Security would commit the host and its subdomains to HTTPS, which only its owner can
  // decide.
  app.use(secureHeaders({ strictTransportSecurity: false }))
  if (settings.corsOrigins.length > 0)
    app.use(
      cors({
        origin: settings.corsOrigins.includes('*') ? '*' : settings.corsOrigins,
        allowMethods: ['GET', 'POST', 'DELETE'],
        allowHeaders: ['authorization', 'content-type', IDEMPOTENCY_KEY_HEADER],
        maxAge: 600,
      }),
    )

  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    await database.check()
    return context.text('ok')
  })

  const api = app.basePath(`/${API_NAMESPACE}`)
  if (settings.rateLimit > 0) api.use(requestLimit(settings.rateLimit, settings.proxies))
  api.use(compression)
  api.use(async (context, next) => {
    // The path of the context may be decoded already, so the one that was sent is checked.
    if (!isDecodable(context.env.incoming.url?.split('?')[0] ?? ''))
      throw new HttpError(400, 'The path must be valid UTF-8, encoded with %, without U+0000.')
    await next()
  })
  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw bodyTooLarge()
    },
  })
  // No other body is read. To look for a body in every request would halve the requests per second.
  for (const { method, path, request } of callNames.map(callOf))
    if (request) api.on(method, routePathOf(path), limitBody)
  api.route('/', apiRoutes(database, tokens, settings))

  app.notFound((context) => {
    const { method, path } = context.req
    return context.json<ErrorsDto>({ errors: [`There is no ${method} ${path}. Not Found error`] }, 404)
  })
  app.onError((error, context) => {
    if (error instanceof RetryLaterError) context.header('Retry-After', String(error.retryAfter))
    if (error instanceof HttpError) return context.json(error.body, error.status as ContentfulStatusCode)
    log.error({ err: error }, 'request failed')
    if (isUnavailable(error))
      return context.json<ErrorsDto>({ errors: ['The shop is not available now. Please try again.'] }, 503)
    // The client does not get the text of the error, which may contain SQL.
    return context.json<ServerErrorDto>({ error: { message: 'Something went wrong on the server.' } }, 500)
  })
  return app
}
