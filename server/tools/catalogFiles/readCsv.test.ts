import { Readable } from 'node:stream'
import { RULES } from './fieldRules'
import type { Entry, Report, Table } from './mistakeList'
import { readCsv } from './readCsv'

const HEADER = '_id,categoryName,image'
const PRODUCT_HEADER = [...RULES.products.keys()].join()

/** Reads a text that comes in pieces of a few characters. */
const read = async (text: string) => {
  const file: Record<Table, Entry[]> & { mistakes: string[] } = { categories: [], products: [], mistakes: [] }
  const pieces = Readable.from(text.match(/[\s\S]{1,7}/g) ?? [])
  const report: Report = (place, problem) => file.mistakes.push(`${place}: ${problem}`)
  for await (const { table, entry } of readCsv(pieces, report)) file[table].push(entry)
  return file
}

const mistakesOf = async (csv: string) => (await read(csv)).mistakes

/** The categories of a text, as an id and a name with their line. */
const categoriesOf = async (text: string) =>
  (await read(text)).categories.map(({ fields, place }) => [place, fields._id, fields.categoryName])

describe('readCsv', () => {
  test.each(['\n', '\r\n', '\r'])(
    'returns categories with the lines of the file, which end with %j',
    async (newline) => {
      const text = [HEADER, 'a,"A', 'B",/a.jpg', 'c,"say ""C""",/c.jpg', ''].join(newline)
      expect(await categoriesOf(text)).toEqual([
        ['line 2', 'a', `A${newline}B`],
        ['line 4', 'c', 'say "C"'],
      ])
      expect(await mistakesOf(text)).toEqual([])
    },
  )

  test('takes lines that end in different ways, and passes over blank ones', async () => {
    expect(await categoriesOf(`${HEADER}\r\n\na,A,/a.jpg\n\r\nb,B,/b.jpg`)).toEqual([
      ['line 3', 'a', 'A'],
      ['line 5', 'b', 'B'],
    ])
  })

  test('takes the columns in any order', async () => {
    const [category] = (await read('image,_id,categoryName\n/a.jpg,a,A')).categories
    expect(category?.fields).toEqual({ image: '/a.jpg', _id: 'a', categoryName: 'A' })
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
    expect(product?.fields[name]).toBe(value)
  })

  test('leaves an empty stock out, as a file without that column does', async () => {
    const values = [...RULES.products.keys()].map((column) => (column === 'stock' ? '' : 'x')).join()
    const [product] = (await read(`${PRODUCT_HEADER}\n${values}`)).products
    const [without] = (
      await read([PRODUCT_HEADER, values].map((line) => line.replace(/,(stock)?$/, '')).join('\n'))
    ).products
    expect(product?.fields).not.toHaveProperty('stock')
    expect(product).toEqual(without)
  })

  // biome-ignore format: a table is read by its columns.
  test.each([
    ['an unknown column', `${HEADER},colour`, ['line 1: "colour" is not a column of categories.']],
    ['a missing column', '_id,image', ['line 1: the column categoryName is missing.']],
    ['an optional column that is given twice', `${PRODUCT_HEADER},stock`, ['line 1: the column stock is given twice.']],
    ['a column that is given twice', `${HEADER},image`, ['line 1: the column image is given twice.']],
    ['a misspelt column', PRODUCT_HEADER.replace('title', 'tilte'), ['line 1: "tilte" is not a column of products.', 'line 1: the column title is missing.']],
  ])('rejects %s', async (_what, header, mistakes) => {
    expect(await mistakesOf(`${header}\na,b,c`)).toEqual(mistakes)
  })

  test('rejects each line with too few or too many values', async () => {
    expect(await mistakesOf(`${HEADER}\na,A\nb,B,/b.jpg\nc,C,/c.jpg,\n`)).toEqual([
      'line 2: there are 2 values for 3 columns.',
      'line 4: there are 4 values for 3 columns.',
    ])
  })

  // biome-ignore format: a table is read by its columns.
  test.each([
    ['a quote within a value', 'a,A"B,/a.jpg', 'a quote is in the middle of a value.'],
    ['text after a quote', 'a,"A"B,/a.jpg', 'a value goes on after the quote that closes it.'],
    ['a quote that is not closed', 'a,"A,/a.jpg\nb,B,/b.jpg\n', 'a value begins with a quote, and none closes it.'],
  ])('rejects %s, and says what is expected', async (_what, row, problem) => {
    const before = 'c,"C\r\nD",/c.jpg'
    expect(await mistakesOf([HEADER, before, row].join('\r\n'))).toEqual([
      `line 4: ${problem} Expected is a value in quotes, where each of its own is written twice: "a ""plain"" stole".`,
    ])
  })

  test.each(['a|b', 'Catalogue 2026,,', '"_id,image,categoryName"'])(
    'rejects the header %j with one line, which says what is expected',
    async (header) => {
      const [mistake, ...others] = await mistakesOf(`,,\n${header}\na,b,c`)
      expect(mistake).toMatch(
        /^line 2: the first row has no known column\. Expected are the columns of products \(_id, title, .+\) or of categories \(_id, categoryName, image\), separated by commas, semicolons or tabs\.$/,
      )
      expect(others).toEqual([])
    },
  )

  test('rejects a file of blank rows', async () => {
    expect(await mistakesOf(',,\n,,\n')).toEqual([
      expect.stringMatching(/^line 1: there is no row with a value\. Expected are the columns of products/),
    ])
  })
})

describe('readCsv, of what a spreadsheet has saved', () => {
  test.each([
    [',', ';\t'],
    [';', ',\t'],
    ['\t', ',;'],
  ])('finds the separator %j in the header, whatever values have in them', async (separator, others) => {
    const rows = [HEADER.split(','), ['a', '"A, B; C\tD"', '/a.jpg'], ['b', others.repeat(9), '/b.jpg']]
    expect(await categoriesOf(rows.map((row) => row.join(separator)).join('\n'))).toEqual([
      ['line 2', 'a', 'A, B; C\tD'],
      ['line 3', 'b', others.repeat(9)],
    ])
  })

  test.each([
    ['sep=;', ';', '\r\n'],
    ['sep=,', ',', '\r'],
    ['SEP=\t', '\t', '\n'],
    ['sep=|', '|', '\n'],
    ['"sep=;"', ';', '\n'],
    // Saved again by a spreadsheet that does not know the line.
    ['sep=;,,', ',', '\n'],
    ['"sep=,";;', ';', '\n'],
  ])('understands the first line %j', async (line, separator, newline) => {
    const rows = [HEADER.split(','), ['a', '"A,B;C"', '/a.jpg']]
    const text = [line, ...rows.map((row) => row.join(separator))].join(newline)
    expect(await categoriesOf(text)).toEqual([['line 3', 'a', 'A,B;C']])
    expect(await mistakesOf(text)).toEqual([])
  })

  test.each(['\n', '\r\n', '\r'])(
    'passes over blank rows, of separators too, where lines end with %j',
    async (newline) => {
      const rows = [
        ',,',
        HEADER,
        ',,',
        'a,"A',
        'B",/a.jpg',
        '',
        ' ,\u00a0,""',
        'b,B,/b.jpg',
        ',,',
        ',,',
        ',,',
      ]
      const text = rows.join(newline)
      expect(await categoriesOf(text)).toEqual([
        ['line 4', 'a', `A${newline}B`],
        ['line 8', 'b', 'B'],
      ])
      expect(await mistakesOf(text)).toEqual([])
    },
  )

  test('takes rows without separators for their last cells, where these may be empty', async () => {
    const values = [...RULES.products.keys()].map((column) => (column === 'stock' ? '' : 'x'))
    const header = `${PRODUCT_HEADER},,`
    const { products, mistakes } = await read(
      [header, `${values.join()},,`, values.slice(0, -1).join(), values.slice(0, -2).join()].join('\n'),
    )
    expect(products.map(({ fields }) => Object.keys(fields).length)).toEqual([12, 12])
    expect(mistakes).toEqual(['line 4: there are 11 values for 15 columns.'])
  })

  test('passes over columns without a name, unless something is in them', async () => {
    const text = `_id,,categoryName,image,\na,,A,/a.jpg,\nb,1,B,/b.jpg,\n`
    expect(await categoriesOf(text)).toEqual([
      ['line 2', 'a', 'A'],
      ['line 3', 'b', 'B'],
    ])
    expect(await mistakesOf(text)).toEqual(['line 3: "1" is in a column without a name.'])
  })

  test('reads a rating with a decimal comma', async () => {
    const header = PRODUCT_HEADER.replaceAll(',', ';')
    const row = [...RULES.products.keys()].map((column) => (column === 'rating' ? '4,7' : 'x')).join(';')
    const [product] = (await read(`${header}\n${row}`)).products
    expect(product?.fields.rating).toBe(4.7)
  })
})
