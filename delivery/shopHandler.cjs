const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const sirv = require('sirv')
const { policyOf, securityHeaders } = require('./securityHeaders.cjs')
/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/**
 * Takes the folder of a production build; returns a request listener that responds as a static host does
 * (docs/hosting.md): with the page of each path, files compressed if the client accepts that, and the shell
 * for all other paths. It lists the files once, at the start, unless the folder may be rebuilt (`isRebuilt`).
 */
const createShopHandler = (/** @type {string} */ folder, { isRebuilt = false } = {}) => {
  const shell = join(folder, 'shell.html')
  // All pages have the same policy. During a build there is none.
  const readHeaders = () => {
    const policy = policyOf(existsSync(shell) ? readFileSync(shell, 'utf8') : '')
    return new Map(Object.entries(securityHeaders(policy)))
  }
  const headers = readHeaders()
  // Serves products/index.html for /products and for /products/, and lists no folder.
  const serveFile = sirv(folder, {
    dev: isRebuilt,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      // The name of a file under /assets has a content hash. All others are revalidated, above all the service worker.
      const isHashed = path.startsWith('/assets/')
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      // sirv names the charset of HTML alone; licenses.txt has names of people.
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    },
  })
  return (/** @type {IncomingMessage} */ request, /** @type {ServerResponse} */ response) => {
    response.setHeaders(isRebuilt ? readHeaders() : headers)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response, 405, 'Only GET and HEAD are supported.')
    }
    forgetRefusedEncodings(request)
    // sirv throws for a range that ends before it begins, and no file is large enough to need ranges.
    delete request.headers.range
    // sirv neither handles the errors of a file, such as one that a build removes, nor closes that of an aborted request.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy())
      response.once('close', () => file.destroy())
    })
    // /404 is a page of the shop; sirv would find 404.html first.
    request.url = (request.url ?? '/').replace(/^\/404(?=\?|$)/, '/404/index.html')
    serveFile(request, response, () => {
      if (/^\/(assets|images)\//.test(request.url ?? '/')) return refuse(response, 404, 'No such file.')
      request.url = '/shell.html'
      serveFile(request, response, () => refuse(response, 404, 'There is no build.'))
    })
  }
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

module.exports = { createShopHandler }
