// Serves the production build as a good static host would (docs/hosting.md): each path its own page, files as they are,
// compressed where the client understands it, and the shell for the rest. Takes another folder as its argument.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { HOST, openAt, whyNoServer } from './host.cjs'
import { policyOf, securityHeaders } from './securityHeaders.cjs'

const FOLDER = process.argv[2]
const DIST = FOLDER ? resolve(FOLDER) : fileURLToPath(new URL('../dist', import.meta.url))
const SHELL = join(DIST, 'shell.html')
const PORT = Number(process.env.PORT || 3000)

if (!existsSync(SHELL)) {
  stop(`There is no production build in ${FOLDER ?? 'dist/'} yet. Run "npm run build" first.`)
}

// Finds dist/products/index.html for /products and for /products/, and lists no folder.
const serveFile = sirv(DIST, {
  // Looks at the disk for every request, so that a new build needs no new server.
  dev: true,
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders: (response, path) => {
    // A file under /assets carries a hash of its content in its name, so it never changes. All others, the
    // worker above all, are revalidated.
    const isHashed = path.startsWith('/assets/')
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  },
})

const server = createServer((request, response) => {
  response.setHeaders(new Map(Object.entries(securityHeaders(policyOf(readShell())))))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'This server only hands out files.')
  }
  forgetRefusedEncodings(request)
  // Not 404.html, which sirv would take.
  request.url = request.url.replace(/^\/404(?=\?|$)/, '/404/index.html')
  serveFile(request, response, () => {
    if (/^\/(assets|images)\//.test(request.url)) return refuse(response, 404, 'No such file.')
    request.url = '/shell.html'
    serveFile(request, response, () => refuse(response, 404, 'The build has gone from dist/.'))
  })
})

server.on('error', (error) => stop(whyNoServer(error, PORT, 'npm run preview')))
server.listen(PORT, HOST, () => console.log(`Resham is served at ${openAt(server)}`))

/** Any page knows the policy. It is read each time: a new build may have come. Empty while one is being written. */
function readShell() {
  return existsSync(SHELL) ? readFileSync(SHELL, 'utf8') : ''
}

/** sirv looks for the name of an encoding alone, but `br;q=0` means that it must not be used. */
function forgetRefusedEncodings(request) {
  const offers = (request.headers['accept-encoding'] ?? '').split(',')
  request.headers['accept-encoding'] = offers.filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer)).join(',')
}

function refuse(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
