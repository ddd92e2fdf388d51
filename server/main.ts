// The reference server: `npm run server`. Its settings are environment variables (docs/server.md).
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { once } from 'es-toolkit'
import pino from 'pino'
import { HOST, listenErrorMessage, serverUrl } from '../scripts/servers/host.cjs'
import { createShopHandler } from '../scripts/servers/shopHandler.cjs'
import { createApp } from './app'
import { createTokens, storedSecret } from './auth/tokens'
import { openDatabase } from './database/openDatabase'
import { checkTokenSecret, readSettings } from './settings'
import { SettingsError } from './settingsError'

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
  // An error of the database also has the row that it is about, such as the hash of a password.
  const err = ({ code, message, stack }: Error & { code?: string }) => ({ code, message, stack })
  const log = pino({ level: settings.logLevel, serializers: { err } })
  const onError = (error: Error) => log.warn({ err: error }, 'idle database connection failed')
  const database = await openDatabase(settings, onError)
  const tokens = createTokens(settings.tokenSecrets ?? [storedSecret(settings.dataFolder)])
  const respondToApi = getRequestListener(createApp({ database, tokens, log, settings }).fetch)
  const shop = settings.shopFolder ? createShopHandler(settings.shopFolder) : undefined
  const server = createServer((request, response) =>
    shop && !isForApp(request.url) ? shop(request, response) : respondToApi(request, response),
  )

  await listen(server, settings.port)
  log.info(
    {
      url: serverUrl(server),
      database: settings.databaseUrl ? 'postgresql' : 'embedded',
      shop: Boolean(shop),
    },
    'listening',
  )

  // Once: npm sends a second SIGINT after that of the terminal.
  const stop = once(() => {
    log.info('stopping')
    // Requests under way are finished; idle connections are closed.
    server.close(() => database.close().then(() => process.exit(0)))
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch((error) => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
