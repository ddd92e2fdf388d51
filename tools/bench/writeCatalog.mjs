// Writes a catalogue of the seeds and as many generated products as it takes to have --products=1000000, as a CSV file
// for `npm run catalog -- import`. npm run bench:catalog -- FILE [--products=…]
import { createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { stringify } from 'csv-stringify'

const require = createRequire(import.meta.url)
const { register } = require('esbuild-register/dist/node')
register()
/** @type {typeof import('@resham/mock-server/seeds/products')} */
const { products: seeds } = require('@resham/mock-server/seeds/products')
/** @type {typeof import('@resham/mock-server/seeds/generateProducts')} */
const { randomProducts } = require('@resham/mock-server/seeds/generateProducts')

const { values, positionals } = parseArgs({
  options: { products: { type: 'string', default: '1000000' } },
  allowPositionals: true,
})

// Each generated product has a word of its own, so that a search can find one product among all.
function* catalog() {
  yield* seeds
  let number = 0
  for (const product of randomProducts(seeds, Number(values.products) - seeds.length)) {
    number += 1
    yield { ...product, description: `${product.description} Design ${number.toString(36)}.` }
  }
}

await pipeline(
  Readable.from(catalog()),
  stringify({ header: true, cast: { boolean: String } }),
  createWriteStream(positionals[0] ?? 'catalog.csv'),
)
