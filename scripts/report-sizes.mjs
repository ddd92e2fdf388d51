// Prints what a first visit loads, compressed with brotli, and fails when the JavaScript outgrows its budget.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const BUDGET = 190_000

if (!existsSync(`${DIST}/index.html`)) {
  console.error('There is no production build in dist/ yet. Run "npm run build".')
  process.exit(1)
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`

const html = readFileSync(`${DIST}/index.html`, 'utf8')
const addresses = [...html.matchAll(/(?:src|href)="?(\/assets\/[^"\s>]+\.(?:js|css))/g)].map(
  ([, address]) => address,
)
const files = [...new Set(addresses)].map((address) => ({
  address,
  isScript: address.endsWith('.js'),
  size: brotliCompressSync(readFileSync(DIST + address)).length,
}))
const script = files.filter((file) => file.isScript).reduce((sum, file) => sum + file.size, 0)

console.log('\nLoaded at first (brotli):')
for (const { address, size } of files) console.log(`${kB(size)}  ${address}`)
console.log(`${kB(script)}  JavaScript in all, of ${BUDGET / 1000} kB allowed`)

if (script === 0) {
  console.error('dist/index.html loads no script at all. Something is wrong with the build.')
  process.exit(1)
}
if (script > BUDGET) {
  console.error(
    `\nThe initial JavaScript is ${kB(script - BUDGET).trim()} over its budget. ` +
      'Load something later, or do without it.',
  )
  process.exit(1)
}
