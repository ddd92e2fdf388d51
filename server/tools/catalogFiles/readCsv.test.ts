import { Readable } from 'node:stream'
import { RULES } from './fieldRules'
import type { Entry, Report, Table } from './mistakes'
import { readCsv } from './readCsv'

const HEADER = '_id,categoryName,image'
const PRODUCT_HEADER = [...RULES.products.keys()].join()

/** Reads a text that comes in pieces of a few characters. */
const read = async (text: string) => {
  const file: Record<Table, Entry[]> & { mistakes: string[] } = { categories: [], products: [], mistakes: [] }
  const pieces = Readable.from(text.match(/[\s\S]{1,7}/g) ?? [])
  const report: Report = (line, problem) => file.mistakes.push(`${line}: ${problem}`)
  for await (const { table, entry } of readCsv(pieces, report)) file[table].push(entry)
  return file
}

const mistakesOf = async (csv: string) => (await read(csv)).mistakes

/** The categories of a text, as an id and a name with their line. */
const categoriesOf = async (text: string) =>
  (await read(text)).categories.map(({ fields, line }) => [line, fields[0]?.value, fields[1]?.value])

describe('readCsv', () => {
  test.each(['\n', '\r\n', '\r'])(
    'returns categories with the lines of the file, which end with %j',
    async (newline) => {
      const text = [HEADER, 'a,"A', 'B",/a.jpg', 'c,"say ""C""",/c.jpg', ''].join(newline)
      expect(await categoriesOf(text)).toEqual([
        [2, 'a', `A${newline}B`],
        [4, 'c', 'say "C"'],
      ])
      expect(await mistakesOf(text)).toEqual([])
    },
  )

  test('takes lines that end in different ways, and passes over blank ones', async () => {
    expect(await categoriesOf(`${HEADER}\r\n\na,A,/a.jpg\n\r\nb,B,/b.jpg`)).toEqual([
      [3, 'a', 'A'],
      [5, 'b', 'B'],
    ])
  })

  test('takes the columns in any order', async () => {
    const [category] = (await read('image,_id,categoryName\n/a.jpg,a,A')).categories
    expect(category?.fields).toEqual([
      { name: 'image', value: '/a.jpg', line: 2 },
      { name: '_id', value: 'a', line: 2 },
      { name: 'categoryName', value: 'A', line: 2 },
    ])
  })

  test('returns products for the header of products', async () => {
    const { categories, products, mistakes } = await read(`${PRODUCT_HEADER}\n${PRODUCT_HEADER}`)
    expect([categories.length, products.length, mistakes.length]).toEqual([0, 1, 0])
  })

  test.each<[name: string, text: string, value: unknown]>([
    ['inStock', 'true', true],
    ['inStock', 'FALSE', false],
    ['inStock', 'yes', 'yes'],
    ['rating', '4.7', 4.7],
    ['rating', '4.70', 4.7],
    ['rating', '', ''],
    ['rating', '1e0', '1e0'],
    ['price', '1200', '1200'],
    ['title', 'true', 'true'],
    ['reviews', '86', '86'],
  ])('reads the %s %p as %p', async (name, text, value) => {
    const row = [...RULES.products.keys()].map((column) => (column === name ? text : 'x')).join()
    const [product] = (await read(`${PRODUCT_HEADER}\n${row}`)).products
    expect(product?.fields.find((field) => field.name === name)?.value).toBe(value)
  })

  test('leaves an empty stock out, as a file without that column does', async () => {
    const values = [...RULES.products.keys()].map((column) => (column === 'stock' ? '' : 'x')).join()
    const [product] = (await read(`${PRODUCT_HEADER}\n${values}`)).products
    const [older] = (
      await read([PRODUCT_HEADER, values].map((line) => line.replace(/,(stock)?$/, '')).join('\n'))
    ).products
    expect(product?.fields.map(({ name }) => name)).not.toContain('stock')
    expect(product).toEqual(older)
  })

  // biome-ignore format: a table is read by its columns.
  test.each([
    ['an unknown column', `${HEADER},colour`, ['1: "colour" is not a column of categories.']],
    ['a missing column', '_id,image', ['1: the column categoryName is missing.']],
    ['an optional column that is given twice', `${PRODUCT_HEADER},stock`, ['1: the column stock is given twice.']],
    ['a column that is given twice', `${HEADER},image`, ['1: the column image is given twice.']],
    ['a misspelt column', PRODUCT_HEADER.replace('title', 'tilte'), ['1: "tilte" is not a column of products.', '1: the column title is missing.']],
  ])('rejects %s', async (_what, header, mistakes) => {
    expect(await mistakesOf(`${header}\na,b,c`)).toEqual(mistakes)
  })

  test('rejects each line with too few or too many values', async () => {
    expect(await mistakesOf(`${HEADER}\na,A\nb,B,/b.jpg\nc,C,/c.jpg,\n`)).toEqual([
      '2: there are 2 values for 3 columns.',
      '4: there are 4 values for 3 columns.',
    ])
  })

  test.each([
    ['a quote within a value', `${HEADER}\na,A"B,/a.jpg`, /^2: Invalid Opening Quote/],
    ['text after a quote', `${HEADER}\na,"A"B,/a.jpg`, /^2: Invalid Closing Quote/],
    ['a quote that is not closed', `${HEADER}\na,"A,/a.jpg`, /^2: Quote Not Closed/],
  ])('rejects %s', async (_what, text, mistake) => {
    expect(await mistakesOf(text)).toEqual([expect.stringMatching(mistake)])
    expect(await categoriesOf(text)).toEqual([])
  })
})
