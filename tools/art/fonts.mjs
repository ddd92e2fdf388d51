/**
 * Makes the font subsets of the first paint: of each family the glyphs and weights that the shop's own texts use. Other
 * glyphs, such as those of a shopper's name, come from the full font (src/app/styles/fonts.css).
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font'

const OUTPUT = 'src/app/styles/fonts'
const PACKAGES = 'node_modules/@fontsource-variable'

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))
/** The glyphs of the subsets. They are those of the unicode-range in fonts.css. */
const GLYPHS = `${ASCII}\u00a0·×–—‘’“”…→−`

/** Those that browsers apply by default, and the numerals that the styles ask for. Small capitals and the like go. */
const FEATURES = [
  ...['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'rvrn'],
  ...['lnum', 'tnum'],
]

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
  const full = readFileSync(`${PACKAGES}/${file}`)
  const subset = await subsetFont(full, GLYPHS, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
  })
  writeFileSync(`${OUTPUT}/${name}.woff2`, subset)
  // The licence has to be distributed with the font.
  copyFileSync(`${PACKAGES}/${file.split('/')[0]}/LICENSE`, `${OUTPUT}/${name}.LICENSE.txt`)
  console.log(`${name}.woff2: ${subset.length} of ${full.length} bytes`)
}
