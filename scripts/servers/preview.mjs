// Serves the production build as a static host does (docs/hosting.md): the page of each path, files compressed if the
// client accepts that, and the shell for all other paths. Its argument is another folder.
/** @import { IncomingMessage, ServerResponse } from 'node:http' */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { policyOf, securityHeaders } from '../build/securityHeaders.cjs'
import { HOST, listenErrorMessage, serverUrl } from './host.cjs'

const FOLDER = process.argv[2]
const DIST = FOLDER ? resolve(FOLDER) : fileURLToPath(new URL('../../dist', import.meta.url))
const SHELL = join(DIST, 'shell.html')
const PORT = Number(process.env.PORT || 3000)

if (!existsSync(SHELL)) {
  stop(`There is no production build in ${FOLDER ?? 'dist/'} yet. Run "npm run build" first.`)
}

// Serves dist/products/index.html for /products and for /products/, and lists no folder.
const serveFile = sirv(DIST, {
  // Reads the disk for every request, so that a new build needs no restart.
  dev: true,
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders: (response, path) => {
    // The name of a file under /assets has a content hash. All others are revalidated, above all the service worker.
    const isHashed = path.startsWith('/assets/')
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  },
})

const server = createServer((request, response) => {
  response.setHeaders(new Map(Object.entries(securityHeaders(policyOf(readShell())))))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Only GET and HEAD are supported.')
  }
  forgetRefusedEncodings(request)
  // Not 404.html, which sirv would serve.
  request.url = (request.url ?? '/').replace(/^\/404(?=\?|$)/, '/404/index.html')
  serveFile(request, response, () => {
    if (/^\/(assets|images)\//.test(request.url ?? '/')) return refuse(response, 404, 'No such file.')
    request.url = '/shell.html'
    serveFile(request, response, () => refuse(response, 404, 'There is no build in dist/.'))
  })
})

server.on('error', (error) => stop(listenErrorMessage(error, PORT, 'npm run preview')))
server.listen(PORT, HOST, () => console.log(`Resham is served at ${serverUrl(server)}`))

/** All pages have the same policy. Read for each request, because a build may have changed it; empty during a build. */
function readShell() {
  return existsSync(SHELL) ? readFileSync(SHELL, 'utf8') : ''
}

/** sirv looks for the name of an encoding only, but `br;q=0` excludes it. */
function forgetRefusedEncodings(/** @type {IncomingMessage} */ request) {
  const offers = (request.headers['accept-encoding'] ?? '').split(',')
  request.headers['accept-encoding'] = offers.filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer)).join(',')
}

/**
 * @param {ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function refuse(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** @returns {never} */
function stop(/** @type {string} */ message) {
  console.error(message)
  process.exit(1)
}
