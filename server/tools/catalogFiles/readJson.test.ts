import type { Entry, Report, Table } from './mistakeList'
import { readJson } from './readJson'

const read = (json: string) => {
  const file: Record<Table, Entry[]> & { mistakes: string[] } = { categories: [], products: [], mistakes: [] }
  const report: Report = (line, problem) => file.mistakes.push(`${line}: ${problem}`)
  for (const { table, entry } of readJson(json, report)) file[table].push(entry)
  return file
}

const mistakesOf = (json: string) => read(json).mistakes

describe('readJson', () => {
  test.each([
    ['\n', 'LF'],
    ['\r\n', 'CRLF'],
    ['\r', 'CR'],
  ])('returns each field with its line, for lines that end with %j', (newline) => {
    const text = [
      '{',
      '"categories": [',
      '{',
      '"_id": "a",',
      '"image":',
      '"b"',
      '} ],',
      '"products": []',
      '}',
    ]
    expect(read(text.join(newline))).toEqual({
      categories: [
        {
          line: 3,
          fields: [
            { name: '_id', value: 'a', line: 4 },
            { name: 'image', value: 'b', line: 5 },
          ],
        },
      ],
      products: [],
      mistakes: [],
    })
  })

  test('keeps a field that is given twice, and one named __proto__', () => {
    const { products } = read('{"products": [{"price": 1, "price": "2", "__proto__": null}]}')
    expect(products).toEqual([
      {
        line: 1,
        fields: [
          { name: 'price', value: 1, line: 1 },
          { name: 'price', value: '2', line: 1 },
          { name: '__proto__', value: null, line: 1 },
        ],
      },
    ])
  })

  test.each([
    ['an object without lists', '{}'],
    ['one list', '{"products": []}'],
  ])('takes %s', (_what, text) => {
    expect(read(text)).toEqual({ categories: [], products: [], mistakes: [] })
  })

  test.each([
    ['a trailing comma', '{\n"products": [],\n}', '3: the JSON is not valid: property name expected.'],
    ['a comment', '{\n// none\n"products": []\n}', '2: the JSON is not valid: invalid comment token.'],
    [
      'a missing comma',
      '{\n"products": []\n"categories": []\n}',
      '3: the JSON is not valid: comma expected.',
    ],
    ['an open list', '{\n"products": [\n', '3: the JSON is not valid: close bracket expected.'],
    ['an open text', '{\n"products\n', '2: the JSON is not valid: unexpected end of string.'],
    ['something after the end', '{}\nx', '2: the JSON is not valid: invalid symbol.'],
  ])('rejects %s', (_what, text, mistake) => {
    expect(mistakesOf(text)[0]).toBe(mistake)
  })

  test('reports invalid JSON in each line, and returns nothing of it', () => {
    const text = '{\n"products": [{"_id": "a"}]\n"categories": []\n// end\n}'
    expect(read(text)).toEqual({
      categories: [],
      products: [],
      mistakes: [
        '3: the JSON is not valid: comma expected.',
        '4: the JSON is not valid: invalid comment token.',
      ],
    })
  })

  test.each([
    ['[]', '1: the file must have an object with "categories", "products" or both.'],
    ['null', '1: the file must have an object with "categories", "products" or both.'],
    ['{\n"product": []}', '2: "product" is neither "categories" nor "products".'],
    ['{\n"products": {}}', '2: products must be a list.'],
    ['{"products": [\n5]}', '2: products must contain objects only.'],
    ['{"products": [\n[]]}', '2: products must contain objects only.'],
    ['{"products": [],\n"products": []}', '2: products is given twice.'],
  ])('rejects %j', (text, mistake) => {
    expect(mistakesOf(text)).toEqual([mistake])
  })
})
