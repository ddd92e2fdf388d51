/** @import { AddressInfo } from 'node:net' */
/** @import { Certificate } from './types' */
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml'])

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
 * Serves folders over HTTP/2, text with brotli. A path without a file gets its own page, else the build's shell, else
 * `index.html`. Hashed files are immutable, all others are revalidated, as in `npm run preview`. `headersOf` takes the
 * HTML of a page and returns its headers.
 * @param {Certificate} certificate
 * @param {{
 *   folders?: string[],
 *   headersOf?: (html: string) => Record<string, string>,
 * }} site
 */
export async function serve({ key, cert }, { folders = [], headersOf = () => ({}) }) {
  /** @type {Map<string, ReturnType<typeof load>>} */
  const files = new Map()
  const read = (/** @type {string} */ path) => {
    if (!files.has(path)) files.set(path, load(path))
    return files.get(path)
  }
  const load = (/** @type {string} */ path) => {
    const found = folders.map((folder) => join(folder, path)).find((file) => existsSync(file))
    if (!found) return undefined
    const type = extname(path)
    const bytes = readFileSync(found)
    const isText = COMPRESSED.has(type)
    const compressed = () =>
      existsSync(`${found}.br`) ? readFileSync(`${found}.br`) : brotliCompressSync(bytes)
    const body = isText ? compressed() : bytes
    return {
      body,
      headers: {
        ...(type === '.html' ? headersOf(bytes.toString()) : {}),
        'content-type': TYPES[type] ?? 'application/octet-stream',
        'content-length': body.length,
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
        ...(isText && { 'content-encoding': 'br' }),
      },
    }
  }
  const readPage = (/** @type {string} */ path) =>
    read(join(path, 'index.html')) ?? read('/shell.html') ?? read('/index.html')

  const server = createSecureServer({ key, cert, allowHTTP1: true })
  server.on('request', (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'https://localhost').pathname))
    const file = extname(path) in TYPES ? read(path) : !extname(path) && readPage(path)
    if (!file) return void response.writeHead(404).end()
    if (request.headers['if-none-match'] === file.headers.etag)
      return void response.writeHead(304, { etag: file.headers.etag }).end()
    response.writeHead(200, file.headers).end(file.body)
  })
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)))
  const { port } = /** @type {AddressInfo} */ (server.address())
  const url = `https://localhost:${port}`
  return { url }
}
