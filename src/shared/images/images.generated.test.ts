import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeUps } from './closeUps.generated'
import { addPictures, findPicture, imageFormats, srcSetOf } from './findPicture'
import { pictures as first } from './images.generated'

addPictures(closeUps)
const pictures = new Map([...first, ...closeUps])

const publicFolder = join(__dirname, '../../../public')
const names = [...pictures.keys()]
const pathsOf = (name: string) => {
  const picture = findPicture(`/images/${name}-400.jpg`)
  if (!picture) throw new Error(`${name} is not found by its path`)
  const candidates = imageFormats.flatMap(({ extension }) =>
    srcSetOf(picture, extension)
      .split(', ')
      .map((candidate) => candidate.split(' ')[0] ?? ''),
  )
  // The JPEG of a product has the width that its `imageLink` names.
  return [...candidates, `/images/${name}-${picture.width === 1200 ? 900 : picture.width}.jpg`]
}

describe('generated pictures', () => {
  test('the pictures are 20 products, each with a close-up, four tiles and two of the hero', () => {
    const products = [...first.keys()].filter((name) => closeUps.has(`${name}-close-up`))
    expect(products).toHaveLength(20)
    expect(closeUps.size).toBe(20)
    expect(names).toHaveLength(46)
  })

  /** The pictures for shared links: one for each product, and one for the shop. */
  const shared = [...closeUps.keys()].map((name) => name.replace(/-close-up$/, '')).concat('resham')

  test('exactly their files exist', () => {
    const expected = [
      ...names.flatMap(pathsOf),
      '/images/og',
      ...shared.map((name) => `/images/og/${name}.jpg`),
    ]
    const existing = readdirSync(join(publicFolder, 'images'), { recursive: true }).map(
      (file) => `/images/${file}`,
    )
    expect(existing.toSorted()).toEqual(expected.toSorted())
  })

  /** Takes a JPEG; returns its width and height, from its frame header. */
  const sizeOf = (jpeg: Buffer) => {
    let at = 2
    // Segments have a marker and a length. Those with C0 to C2 start the frame.
    while (jpeg.readUInt16BE(at) < 0xffc0 || jpeg.readUInt16BE(at) > 0xffc2)
      at += 2 + jpeg.readUInt16BE(at + 2)
    return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
  }

  test.each(shared)('the picture for links to %s has 1200 × 630 pixels and less than 92 kB', (name) => {
    const jpeg = readFileSync(join(publicFolder, `images/og/${name}.jpg`))
    expect(sizeOf(jpeg)).toEqual([1200, 630])
    expect(jpeg.length).toBeLessThan(92_000)
  })

  test.each([...pictures])('%s has an alt text and a colour, and is never enlarged', (_name, picture) => {
    expect(picture.alt).toMatch(/^\S.{30,}\.$/)
    expect(picture.alt).not.toMatch(/photo/i)
    expect(picture.placeholderColour).toMatch(/^#[0-9a-f]{6}$/)
    expect(Math.max(...picture.widths)).toBe(picture.width)
  })

  test('placeholders are WebP data URLs of less than 175 characters', () => {
    const placeholders = [...pictures.values()].map(({ placeholder }) => placeholder)
    expect(placeholders).toEqual(
      names.map(() => expect.stringMatching(/^data:image\/webp;base64,[\w+/]+=*$/)),
    )
    expect(Math.max(...placeholders.map(({ length }) => length))).toBeLessThan(175)
  })
})
