import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeUps } from './closeUps.generated'
import { addPictures, findPicture, imageFormats, srcSetOf } from './findPicture'
import { pictures as first } from './images.generated'

addPictures(closeUps)
const pictures = new Map([...first, ...closeUps])

const publicFolder = join(__dirname, '../../../public')
const names = [...pictures.keys()]
const addressesOf = (name: string) => {
  const picture = findPicture(`/images/${name}-400.jpg`)
  if (!picture) throw new Error(`${name} is not found by its address`)
  return imageFormats.flatMap(({ extension }) =>
    srcSetOf(picture, extension)
      .split(', ')
      .map((candidate) => candidate.split(' ')[0] ?? ''),
  )
}

test('there are 20 products, each with a close-up, four tiles, and the hero twice', () => {
  const products = [...first.keys()].filter((name) => closeUps.has(`${name}-close-up`))
  expect(products).toHaveLength(20)
  expect(closeUps.size).toBe(20)
  expect(names).toHaveLength(46)
})

test.each(names)('every file that %s promises is on disk', (name) => {
  const missing = addressesOf(name).filter((address) => !existsSync(join(publicFolder, address)))
  expect(missing).toEqual([])
})

/** What shared links show: a picture for each product, and one for the shop. */
const shared = [...closeUps.keys()].map((name) => name.replace(/-close-up$/, '')).concat('resham')

test('no file lies there that nothing promises', () => {
  const promised = [
    ...names.flatMap(addressesOf),
    '/images/og',
    ...shared.map((name) => `/images/og/${name}.jpg`),
  ]
  const there = readdirSync(join(publicFolder, 'images'), { recursive: true }).map(
    (file) => `/images/${file}`,
  )
  expect(there.toSorted()).toEqual(promised.toSorted())
})

/** Takes a JPEG and returns its width and height, which stand in the header of its frame. */
const sizeOf = (jpeg: Buffer) => {
  let at = 2
  // Segments: a marker, then the length of the rest. C0 to C2 begin the frame.
  while (jpeg.readUInt16BE(at) < 0xffc0 || jpeg.readUInt16BE(at) > 0xffc2) at += 2 + jpeg.readUInt16BE(at + 2)
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
}

test.each(shared)('the picture for links to %s is 1200 × 630, and light', (name) => {
  const jpeg = readFileSync(join(publicFolder, `images/og/${name}.jpg`))
  expect(sizeOf(jpeg)).toEqual([1200, 630])
  expect(jpeg.length).toBeLessThan(92_000)
})

test.each([...pictures])('%s is described, has its colours and is never enlarged', (_name, picture) => {
  expect(picture.alt).toMatch(/^\S.{30,}\.$/)
  expect(picture.alt).not.toMatch(/photo/i)
  expect(picture.placeholderColour).toMatch(/^#[0-9a-f]{6}$/)
  expect(Math.max(...picture.widths)).toBe(picture.width)
})

test('a placeholder is a picture, and small enough to travel with the code', () => {
  const placeholders = [...pictures.values()].map(({ placeholder }) => placeholder)
  expect(placeholders).toEqual(names.map(() => expect.stringMatching(/^data:image\/webp;base64,[\w+/]+=*$/)))
  expect(Math.max(...placeholders.map(({ length }) => length))).toBeLessThan(175)
})
