/**
 * Makes the fonts of the first screen: of each family the letters and signs that the shop itself writes, in the
 * weights that it uses. Any other letter, such as one in a shopper's name, comes from the whole font
 * (src/app/styles/fonts.css).
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const OUTPUT = 'src/app/styles/fonts'
const PACKAGES = 'node_modules/@fontsource-variable'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))
/** As in the unicode-range of fonts.css. */
const LETTERS = `${ASCII}\u00a0·×–—‘’“”…→−`

const FONTS = [
  {
    name: 'display',
    file: 'cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
    wght: { min: 400, max: 600 },
  },
  { name: 'sans', file: 'figtree/files/figtree-latin-wght-normal.woff2', wght: { min: 400, max: 700 } },
]

mkdirSync(OUTPUT, { recursive: true })
for (const { name, file, wght } of FONTS) {
  const whole = readFileSync(`${PACKAGES}/${file}`)
  const part = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: { wght } })
  writeFileSync(`${OUTPUT}/${name}.woff2`, part)
  // Whoever hands on the font hands on its licence.
  copyFileSync(`${PACKAGES}/${file.split('/')[0]}/LICENSE`, `${OUTPUT}/${name}.LICENSE.txt`)
  console.log(`${name}.woff2: ${part.length} of ${whole.length} bytes`)
}
