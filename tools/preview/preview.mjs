// Serves the production build as a static host does. Its argument is another folder than dist/.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createHttpServer, HOST, listenErrorMessage, serverUrl } from '@resham/delivery/host'
import { createShopHandler } from '@resham/delivery/shopHandler'

const FOLDER = process.argv[2]
const DIST = FOLDER ? resolve(FOLDER) : fileURLToPath(new URL('../../dist', import.meta.url))
const PORT = Number(process.env.PORT || 3000)

if (!Number.isInteger(PORT) || PORT < 0 || PORT > 65_535)
  stop(`PORT=${process.env.PORT} must be a number from 0 to 65535.`)
if (!existsSync(join(DIST, 'shell.html'))) {
  stop(`There is no production build in ${FOLDER ?? 'dist/'} yet. Run "npm run build" first.`)
}

const server = createHttpServer(createShopHandler(DIST, { isRebuilt: true }))
server.on('error', (error) => stop(listenErrorMessage(error, PORT, 'npm run preview')))
server.listen(PORT, HOST, () => console.log(`Resham is served at ${serverUrl(server)}`))

/** @returns {never} */
function stop(/** @type {string} */ message) {
  console.error(message)
  process.exit(1)
}
