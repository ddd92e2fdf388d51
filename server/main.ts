// The reference server: `npm run server`. Its settings are environment variables (docs/reference-server.md).
import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createHttpServer, HOST, listenErrorMessage, serverUrl } from '@resham/delivery/host'
import { createShopHandler } from '@resham/delivery/shopHandler'
import { once } from 'es-toolkit'
import pino from 'pino'
import { createApp } from './app'
import { createTokens, storedSecret } from './auth/tokens'
import { migrate } from './database/migrate'
import { openServerDatabase } from './database/openDatabase'
import { warnOfDemoAccount } from './database/warnOfDemoAccount'
import { checkPages, openPages } from './pages/openPages'
import { checkTokenSecret, readSettings } from './settings'
import { SettingsError } from './settingsError'

/**
 * How long an idle connection stays open, in ms. If a load balancer kept it longer, it would use a closed
 * one.
 */
const KEEP_ALIVE = 65_000

/** How long requests may take once the server stops, in ms. */
const GRACE_PERIOD = 10_000

const isForApp = (url = '/') => /^\/(api|healthz|readyz)(?=[/?]|$)/.test(url)

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new SettingsError(listenErrorMessage(error, port, 'npm run server'))),
    )
    server.listen(port, HOST, resolve)
  })

const start = async () => {
  const settings = readSettings(process.env)
  checkTokenSecret(settings)
  checkPages(settings)
  // An error of the database also has the row that it is about, with the hash of a password for example.
  const err = ({ code, message, stack }: Error & { code?: string }) => ({ code, message, stack })
  const log = pino({ level: settings.logLevel, serializers: { err } })
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost')
  const database = await openServerDatabase(settings, (opened) => migrate(opened, settings), onError)
  if (!settings.hasDemoAccount) await warnOfDemoAccount(database, log)
  const tokens = createTokens(settings.tokenSecrets ?? [storedSecret(settings.dataFolder)])
  // The name is for requests without `Host`, as health checks send them.
  const respondToApi = getRequestListener(createApp({ database, tokens, log, settings }).fetch, {
    hostname: 'localhost',
  })
  const shop = settings.shopFolder ? createShopHandler(settings.shopFolder) : undefined
  const pages = settings.shopFolder ? openPages(settings.shopFolder, { database, log, settings }) : undefined
  const respondWithPage = pages && getRequestListener(pages.routes.fetch, { hostname: 'localhost' })
  let isStopping = false
  const server = createHttpServer((request, response) => {
    if (isStopping) response.setHeader('Connection', 'close')
    // A response that had begun before has no such header.
    response.once('close', () => isStopping && server.closeIdleConnections())
    const { method, url = '/' } = request
    const isPage = (method === 'GET' || method === 'HEAD') && pages?.has(url)
    const respond = isPage ? respondWithPage : isForApp(url) ? respondToApi : shop
    const handle = respond ?? respondToApi
    handle(request, response)
  })
  server.keepAliveTimeout = KEEP_ALIVE

  await listen(server, settings.port)
  log.info(
    {
      url: serverUrl(server),
      database: settings.databaseUrl ? 'postgresql' : 'embedded',
      shop: Boolean(shop),
    },
    'listening',
  )

  // The server stops once, although npm sends a second SIGINT after that of the terminal.
  const stop = once(() => {
    log.info('stopping')
    isStopping = true
    // Pending requests are finished; idle connections are closed.
    server.close(() =>
      database.close().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'the database could not be closed')
          process.exit(1)
        },
      ),
    )
    // Some connections never become idle: a browser opens one ahead, and others send half a request.
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD).unref()
    setTimeout(() => process.exit(1), 2 * GRACE_PERIOD).unref()
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch((error) => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
