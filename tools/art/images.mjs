import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Makes the shop's pictures from tools/art/masters: public/images (AVIF and WebP in several widths, a JPEG in one; in `og` those
 * of link previews) and, in src/shared/images, the modules that list them. The same masters always give the same files. See
 * tools/art/README.md.
 */

/** @import { Sharp } from 'sharp' */
/** @typedef {{ image: string, alt: string, averageColour?: string }} Master */
/** @typedef {Master & { slug: string, closeUp?: Master }} Product */
/** @typedef {{ hero: Master, categories: (Master & { categoryName: string })[] }} HeroAndCategories */
/** @typedef {'product' | 'large' | 'tile' | 'wide' | 'narrow'} ShapeName */
/** @typedef {Master & { name: string, shape: ShapeName, isCloseUp?: boolean }} Picture */
/**
 * @typedef {object} Shape
 * @property {number} width
 * @property {number} height
 * @property {number[]} widths
 * @property {number} [jpgWidth] the width of the JPEG, for clients without `srcset`; by default the master's
 * @property {number[]} avif the quality of each width
 * @property {number} [webp] the quality of all
 * @property {number} [jpg] the quality of all
 * @property {number} [left] the left edge of the part of the master that is used, in px
 */

const OUTPUT = 'public/images'
const MODULE = 'src/shared/images/images.generated.ts'
/** No close-up is above the fold, so that their module is in the chunk of the product page. */
const CLOSE_UPS = 'src/shared/images/closeUps.generated.ts'

/**
 * No master is enlarged, so the largest width of a shape is that of its masters. The smallest and the largest are shown
 * nearly pixel for pixel, on a card and on the product page; those between are mostly scaled down, which hides the loss
 * of compression. So is a width of 1200, which only dense screens request.
 * @type {Record<ShapeName, Shape>}
 */
const shapes = {
  product: { width: 900, height: 1200, widths: [400, 640, 900], avif: [54, 50, 58] },
  large: {
    width: 1200,
    height: 1600,
    widths: [400, 640, 900, 1200],
    jpgWidth: 900,
    avif: [54, 50, 50, 50],
    webp: 66,
    jpg: 70,
  },
  tile: { width: 810, height: 1080, widths: [400, 640, 810], avif: [54, 50, 58] },
  wide: { width: 1920, height: 1080, widths: [800, 1280, 1920], avif: [54, 50, 58] },
  // A part of the hero, 4:5. Of the whole hero a phone would show too little to include the gold border.
  narrow: { width: 864, height: 1080, left: 739, widths: [640, 864], avif: [54, 58] },
}

/**
 * 4:4:4, because chroma subsampling blurs fine gold on red.
 * @type {Record<string, (image: Sharp, shape: Shape, index: number) => Sharp>}
 */
const formats = {
  avif: (image, { avif }, index) =>
    image.avif({ quality: avif[index], effort: 5, chromaSubsampling: '4:4:4' }),
  webp: (image, { webp = 72 }) => image.webp({ quality: webp, effort: 6, smartSubsample: true }),
  jpg: (image, { jpg = 74 }) => image.jpeg({ quality: jpg, progressive: true, mozjpeg: true }),
}

async function averageColour(/** @type {Sharp} */ image) {
  const { channels } = await sharp(await image.png().toBuffer()).stats()
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}

/** The placeholder of a picture while it loads, as a data URL. */
async function placeholderOf(/** @type {Sharp} */ image) {
  const small = await sharp(await image.png().toBuffer())
    .resize({ width: 12 })
    .blur(1)
    .webp({ quality: 10, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}

const products = /** @type {Product[]} */ (JSON.parse(await readFile('tools/art/products.json', 'utf8')))
const { hero, categories } = /** @type {HeroAndCategories} */ (JSON.parse(await readFile('tools/art/heroAndCategories.json', 'utf8')))

/**
 * Returns a picture of a master in that of the shapes which has its size, because the modules and the layout
 * depend on the size. Throws if none has it.
 */
async function pictureOf(
  /** @type {string} */ name,
  /** @type {Master} */ master,
  /** @type {ShapeName[]} */ ...candidates
) {
  const { width, height } = await sharp(`tools/art/${master.image}`).metadata()
  const shape = candidates.find((each) => shapes[each].width === width && shapes[each].height === height)
  if (!shape) throw new Error(`${master.image} is ${width}x${height}, not the size of a ${candidates.join(' or ')}`)
  return { ...master, name, shape }
}

/** All pictures: of each product the whole and the close-up if there is one, the categories, the hero. */
async function listPictures() {
  /** @type {Picture[]} */
  const pictures = []
  for (const { slug, closeUp, ...product } of products) {
    pictures.push(await pictureOf(slug, product, 'product', 'large'))
    if (closeUp)
      pictures.push({
        ...(await pictureOf(`${slug}-close-up`, closeUp, 'product', 'large')),
        isCloseUp: true,
      })
  }
  for (const { categoryName, ...tile } of categories)
    pictures.push(await pictureOf(`category-${categoryName.toLowerCase()}`, tile, 'tile'))
  pictures.push(await pictureOf('hero', hero, 'wide'), { ...hero, name: 'hero-narrow', shape: 'narrow' })
  return pictures
}

function openMaster(/** @type {Picture} */ picture) {
  const { left, width, height } = shapes[picture.shape]
  const master = sharp(`tools/art/${picture.image}`)
  return left === undefined ? master : master.extract({ left, top: 0, width, height })
}

async function writeFormats(/** @type {Picture} */ picture) {
  const shape = shapes[picture.shape]
  for (const [index, width] of shape.widths.entries()) {
    const resized = await openMaster(picture).resize({ width, kernel: 'lanczos3' }).png().toBuffer()
    for (const [extension, encode] of Object.entries(formats))
      if (extension !== 'jpg' || width === (shape.jpgWidth ?? shape.width))
        await encode(sharp(resized), shape, index).toFile(`${OUTPUT}/${picture.name}-${width}.${extension}`)
  }
}

/**
 * Writes the picture of a link preview: masters beside each other, with a text on them. It is a JPEG, because not all
 * services that show link previews read other formats.
 * @param {string} name
 * @param {{ image: string, left: number, width: number }[]} parts
 * @param {string} text
 */
async function writePreview(name, parts, text) {
  const layers = await Promise.all(
    parts.map(async ({ image, left, width }) => ({
      input: await sharp(`tools/art/${image}`).resize({ width, height: 630 }).png().toBuffer(),
      left,
      top: 0,
    })),
  )
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2b1423' } })
    .composite([...layers, { input: `tools/art/${text}` }])
    .jpeg({ quality: 66, progressive: true, mozjpeg: true })
    .toFile(`${OUTPUT}/og/${name}.jpg`)
}

async function moduleLine(/** @type {Picture} */ picture) {
  const placeholder = picture.averageColour ?? (await averageColour(openMaster(picture)))
  const fields = [
    `...${picture.shape}`,
    `placeholderColour: '${placeholder}'`,
    `placeholder: '${await placeholderOf(openMaster(picture))}'`,
    `alt: ${JSON.stringify(picture.alt)}`,
  ]
  return `  ['${picture.name}', { ${fields.join(', ')} }],`
}

const TYPE = `/** One picture under /images: the size of its master, its widths, and its placeholders. */
export type PictureEntry = {
  width: number
  height: number
  widths: readonly number[]
  /** The average colour of the picture: fills the box until it has loaded. */
  placeholderColour: string
  /** The picture, tiny and blurred, as a data URL. */
  placeholder: string
  alt: string
}`

/**
 * Writes a module with these pictures by name, and their shapes.
 * @param {string} file
 * @param {{ head: string, name: string, about: string, pictures: Picture[] }} content
 */
async function writeModule(file, { head, name, about, pictures }) {
  const sizes = Object.entries(shapes)
    .filter(([shape]) => pictures.some((picture) => picture.shape === shape))
    .map(
      ([shape, { width, height, widths }]) =>
        `const ${shape} = { width: ${width}, height: ${height}, widths: [${widths.join(', ')}] }`,
    )
  const lines = []
  for (const picture of pictures) lines.push(await moduleLine(picture))
  const text = `// Written by \`npm run images\` from tools/art/. Do not edit.

${head}

${sizes.join('\n')}

/** ${about} */
export const ${name}: ReadonlyMap<string, PictureEntry> = new Map([
${lines.join('\n')}
])
`
  await writeFile(file, text)
}

const pictures = await listPictures()
await rm(OUTPUT, { recursive: true, force: true })
await mkdir(`${OUTPUT}/og`, { recursive: true })
for (const picture of pictures) {
  await writeFormats(picture)
  console.log(picture.name)
}
for (const { slug, image, closeUp } of products) {
  // The product is in the middle, between the shop's name and its close-up, where a square crop includes it.
  const parts = [{ image, left: 364, width: 473 }]
  if (closeUp) parts.push({ image: closeUp.image, left: 838, width: 362 })
  await writePreview(slug, parts, 'share-product.svg')
}
await writePreview('resham', [{ image: hero.image, left: 0, width: 1200 }], 'share-shop.svg')
await writeModule(MODULE, {
  head: TYPE,
  name: 'pictures',
  about: 'All pictures except the close-ups, by name: the file name without width and extension.',
  pictures: pictures.filter(({ isCloseUp }) => !isCloseUp),
})
await writeModule(CLOSE_UPS, {
  head: "import type { PictureEntry } from './images.generated'",
  name: 'closeUps',
  about: 'The close-ups of products, by name.',
  pictures: pictures.filter(({ isCloseUp }) => isCloseUp),
})
console.log(`${pictures.length} pictures in ${OUTPUT}`)
