import { existsSync, readdirSync } from 'node:fs'
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

test('no file lies there that nothing promises', () => {
  const promised = names.flatMap(addressesOf)
  const there = readdirSync(join(publicFolder, 'images')).map((file) => `/images/${file}`)
  expect(there.toSorted()).toEqual(promised.toSorted())
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
