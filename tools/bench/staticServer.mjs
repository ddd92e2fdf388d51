/** @import { AddressInfo } from 'node:net' */
/** @import { Certificate } from './types' */
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'

/**
 * Creates a key and a certificate for this run. The browser trusts exactly this key (`spki`): if it merely ignored
 * certificate errors, it would cache nothing, and repeat visits would be cold.
 */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'resham-bench-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
    const names = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    execFileSync('openssl', [...request, ...names, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' })
    const cert = readFileSync(certFile)
    const { publicKey } = new X509Certificate(cert)
    const spki = createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64')
    return { key: readFileSync(keyFile), cert, spki }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Serves folders over HTTP/2, with their brotli files and these headers; returns the URL. A path without a file gets the
 * build's shell. Hashed files are immutable, all others are revalidated, as in `npm run preview`.
 * @param {Certificate} certificate
 * @param {string[]} folders
 * @param {Record<string, string>} [headers]
 */
export async function serve({ key, cert }, folders, headers = {}) {
  const handlers = folders.map((folder) =>
    sirv(folder, {
      brotli: true,
      etag: true,
      single: 'shell.html',
      setHeaders: (response, path) => {
        const isHashed = path.startsWith('/assets/')
        response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      },
    }),
  )
  const server = createSecureServer({ key, cert }, (request, response) => {
    const serveFrom = (/** @type {number} */ at) => {
      const handler = handlers[at]
      if (!handler) return void response.writeHead(404).end()
      handler(/** @type {any} */ (request), /** @type {any} */ (response), () => serveFrom(at + 1))
    }
    serveFrom(0)
  })
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)))
  const { port } = /** @type {AddressInfo} */ (server.address())
  return `https://localhost:${port}`
}
