import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Makes the shop's pictures from art/masters: public/images (AVIF, WebP and JPEG in several widths; in `og` those of
 * shared links) and, in src/shared/images, what tells the client which there are. The same masters always give the same files. With
 * `--changed`, files that are younger than their master stay. See art/README.md.
 */

const OUTPUT = 'public/images'
const MODULE = 'src/shared/images/images.generated.ts'
/** Nobody sees a close-up on the first screen: they come with the chunk of a garment's page. */
const CLOSE_UPS = 'src/shared/images/closeUps.generated.ts'

const onlyChanged = process.argv.includes('--changed')

/**
 * No master is ever enlarged, so the largest width of a shape is that of its masters. Qualities of AVIF go with the
 * widths: the smallest and the largest are seen nearly pixel for pixel, on a card and on a product's own page;
 * those between are mostly shrunk, which hides what compression lost. So do the dense screens that ask for 1200.
 */
const shapes = {
  product: { width: 900, height: 1200, widths: [400, 640, 900], avif: [54, 50, 58] },
  large: {
    width: 1200,
    height: 1600,
    widths: [400, 640, 900, 1200],
    avif: [54, 50, 50, 50],
    webp: 66,
    jpg: 70,
  },
  tile: { width: 810, height: 1080, widths: [400, 640, 810], avif: [54, 50, 58] },
  wide: { width: 1920, height: 1080, widths: [800, 1280, 1920], avif: [54, 50, 58] },
  // 4:5, cut from the hero: a phone shows so little of the whole that the gold border would be lost.
  narrow: { width: 864, height: 1080, left: 739, widths: [640, 864], avif: [54, 58] },
}

// Fine gold on red suffers first when colour is sampled at half the resolution, hence 4:4:4.
const formats = {
  avif: (image, { avif }, index) =>
    image.avif({ quality: avif[index], effort: 5, chromaSubsampling: '4:4:4' }),
  webp: (image, { webp = 72 }) => image.webp({ quality: webp, effort: 6, smartSubsample: true }),
  jpg: (image, { jpg = 74 }) => image.jpeg({ quality: jpg, progressive: true, mozjpeg: true }),
}

async function averageColour(image) {
  const { channels } = await sharp(await image.png().toBuffer()).stats()
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}

/** What stands in for a picture while it loads: so small that it travels inside the module. */
async function tinyPicture(image) {
  const small = await sharp(await image.png().toBuffer())
    .resize({ width: 12 })
    .blur(1)
    .webp({ quality: 10, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}

/** Products may have masters of either size; the master itself says which. */
async function productShape({ image }) {
  const { width } = await sharp(`art/${image}`).metadata()
  return width === shapes.large.width ? 'large' : 'product'
}

/** The picture of the whole, and the close-up where there is one. */
async function picturesOf({ slug, image, alt, averageColour: average, closeUp }) {
  const whole = { name: slug, image, alt, averageColour: average }
  const views = closeUp ? [whole, { ...closeUp, name: `${slug}-close-up`, isCloseUp: true }] : [whole]
  return Promise.all(views.map(async (view) => ({ ...view, shape: await productShape(view) })))
}

async function listPictures({ products, hero, categories }) {
  return [
    ...(await Promise.all(products.map(picturesOf))).flat(),
    ...categories.map((tile) => ({
      ...tile,
      name: `category-${tile.categoryName.toLowerCase()}`,
      shape: 'tile',
    })),
    { ...hero, name: 'hero', shape: 'wide' },
    { ...hero, name: 'hero-narrow', shape: 'narrow' },
  ]
}

function openMaster(picture) {
  const { left, width, height } = shapes[picture.shape]
  const master = sharp(`art/${picture.image}`)
  return left === undefined ? master : master.extract({ left, top: 0, width, height })
}

/** Refuses a master of another size: the numbers in the module, and the page's layout, rest on it. */
async function checkSize(picture) {
  const { info } = await openMaster(picture).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = shapes[picture.shape]
  if (info.width !== width || info.height !== height) {
    throw new Error(`${picture.image} is ${info.width}x${info.height}, not ${width}x${height}`)
  }
}

/** Whether all files were made after all that they are made of. */
async function isFresh(masters, files) {
  const times = (folder, names) =>
    Promise.all(
      names.map((name) =>
        stat(`${folder}/${name}`)
          .then(({ mtimeMs }) => mtimeMs)
          .catch(() => 0),
      ),
    )
  return Math.min(...(await times(OUTPUT, files))) > Math.max(...(await times('art', masters)))
}

async function writeFormats(picture) {
  const written = []
  const shape = shapes[picture.shape]
  for (const [index, width] of shape.widths.entries()) {
    const files = Object.keys(formats).map((extension) => `${picture.name}-${width}.${extension}`)
    written.push(...files)
    if (onlyChanged && (await isFresh([picture.image], files))) continue
    const resized = await openMaster(picture).resize({ width, kernel: 'lanczos3' }).png().toBuffer()
    for (const [extension, encode] of Object.entries(formats)) {
      const file = `${picture.name}-${width}.${extension}`
      await encode(sharp(resized), shape, index).toFile(`${OUTPUT}/${file}`)
    }
  }
  return written
}

/** A part of a picture for shared links: a master, cut to a width, at its place. */
const part = (image, left, width) => ({ image, left, width })

/**
 * The pictures of shared links. For a product: the shop's name, the whole product, its close-up. The product is in the
 * middle, where a square crop finds it. For the shop: its name on the hero.
 */
const sharedPictures = (products, hero) => [
  ...products.map(({ slug, image, closeUp }) => ({
    name: slug,
    parts: [part(image, 364, 473), ...(closeUp ? [part(closeUp.image, 838, 362)] : [])],
    words: 'share-product.svg',
  })),
  { name: 'resham', parts: [part(hero.image, 0, 1200)], words: 'share-shop.svg' },
]

/** Writes one of them, as a JPEG: what reads it may know no other format. */
async function writeShared({ name, parts, words }) {
  const file = `og/${name}.jpg`
  if (onlyChanged && (await isFresh([words, ...parts.map(({ image }) => image)], [file]))) return file
  const layers = await Promise.all(
    parts.map(async ({ image, left, width }) => ({
      input: await sharp(`art/${image}`).resize({ width, height: 630 }).png().toBuffer(),
      left,
      top: 0,
    })),
  )
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2b1423' } })
    .composite([...layers, { input: `art/${words}` }])
    .jpeg({ quality: 66, progressive: true, mozjpeg: true })
    .toFile(`${OUTPUT}/${file}`)
  return file
}

async function moduleLine(picture) {
  const placeholder = picture.averageColour ?? (await averageColour(openMaster(picture)))
  const fields = [
    `...${picture.shape}`,
    `placeholderColour: '${placeholder}'`,
    `placeholder: '${await tinyPicture(openMaster(picture))}'`,
    `alt: ${JSON.stringify(picture.alt)}`,
  ]
  return `  ['${picture.name}', { ${fields.join(', ')} }],`
}

const TYPE = `/** One picture under /images: the size of its master, the widths there are, and what stands in for it. */
export type PictureEntry = {
  width: number
  height: number
  widths: readonly number[]
  /** The average of the whole picture: fills the box until the picture is there. */
  placeholderColour: string
  /** The whole picture, tiny and blurred, as a data address. */
  placeholder: string
  alt: string
}`

/** A module that holds these pictures by their names, and the shapes that they have. */
async function moduleText({ head, name, about, pictures }) {
  const sizes = Object.entries(shapes)
    .filter(([shape]) => pictures.some((picture) => picture.shape === shape))
    .map(
      ([shape, { width, height, widths }]) =>
        `const ${shape} = { width: ${width}, height: ${height}, widths: [${widths.join(', ')}] }`,
    )
  const lines = []
  for (const picture of pictures) lines.push(await moduleLine(picture))
  return `// Written by \`npm run images\` from art/. Do not edit.

${head}

${sizes.join('\n')}

/** ${about} */
export const ${name}: ReadonlyMap<string, PictureEntry> = new Map([
${lines.join('\n')}
])
`
}

async function writeModules(listed) {
  const first = await moduleText({
    head: TYPE,
    name: 'pictures',
    about: 'Every picture but the close-ups, by its name: the file name without width and extension.',
    pictures: listed.filter(({ isCloseUp }) => !isCloseUp),
  })
  const later = await moduleText({
    head: "import type { PictureEntry } from './images.generated'",
    name: 'closeUps',
    about: 'The close-ups of products, by their names.',
    pictures: listed.filter(({ isCloseUp }) => isCloseUp),
  })
  await writeFile(MODULE, first)
  await writeFile(CLOSE_UPS, later)
}

async function removeStale(written) {
  const kept = new Set(written)
  for (const file of await readdir(OUTPUT, { recursive: true })) {
    if (file !== 'og' && !kept.has(file)) await rm(`${OUTPUT}/${file}`, { recursive: true, force: true })
  }
}

await mkdir(`${OUTPUT}/og`, { recursive: true })
const products = JSON.parse(await readFile('art/products.json', 'utf8'))
const { hero, categories } = JSON.parse(await readFile('art/extras.json', 'utf8'))
const listed = await listPictures({ products, hero, categories })
const written = []
for (const picture of listed) {
  await checkSize(picture)
  written.push(...(await writeFormats(picture)))
  console.log(picture.name)
}
for (const shared of sharedPictures(products, hero)) written.push(await writeShared(shared))
await writeModules(listed)
await removeStale(written)
console.log(`${listed.length} pictures, ${written.length} files in ${OUTPUT}`)
