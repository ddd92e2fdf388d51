import type { Entry, Report, Table } from './mistakeList'
import { readJson } from './readJson'

const read = (json: string) => {
  const file: Record<Table, Entry[]> & { mistakes: string[] } = { categories: [], products: [], mistakes: [] }
  const report: Report = (place, problem) => file.mistakes.push(`${place}: ${problem}`)
  for (const { table, entry } of readJson(json, report)) file[table].push(entry)
  return file
}

const mistakesOf = (json: string) => read(json).mistakes

describe('readJson', () => {
  test('returns each category and product with its fields, its number and its id', () => {
    const text = `{
      "products": [{ "_id": "a", "price": 1 }, { "_id": 5 }, { "price": "2", "__proto__": null }],
      "categories": [{ "_id": "साड़ी\\n", "image": "b" }]
    }`
    const withProto = JSON.parse('{ "price": "2", "__proto__": null }')
    expect(read(text)).toEqual({
      categories: [{ place: 'category 1 (id "साड़ी\\n")', fields: { _id: 'साड़ी\n', image: 'b' } }],
      products: [
        { place: 'product 1 (id "a")', fields: { _id: 'a', price: 1 } },
        { place: 'product 2 (id 5)', fields: { _id: 5 } },
        { place: 'product 3', fields: withProto },
      ],
      mistakes: [],
    })
    expect(Object.keys(read(text).products[2]?.fields ?? {})).toEqual(['price', '__proto__'])
  })

  test('returns categories before products, whatever the file begins with', () => {
    const items = readJson('{"products": [{}], "categories": [{}]}', () => {})
    expect(items.map(({ table }) => table)).toEqual(['categories', 'products'])
  })

  test.each([
    ['an object without lists', '{}'],
    ['one list', '{"products": []}'],
  ])('takes %s', (_what, text) => {
    expect(read(text)).toEqual({ categories: [], products: [], mistakes: [] })
  })

  // The rest of each message is that of `JSON.parse`.
  test.each([
    ['a trailing comma', '{\n"products": [],\n}', /^line 3: the JSON is not valid: [^\n]+\.$/],
    ['a comment', '{\r\n// none\r\n"products": []\n}', /^line 2: the JSON is not valid: [^\n]+\.$/],
    [
      'a missing comma',
      '{\r"products": []\r"categories": []\r}',
      /^line 3: the JSON is not valid: [^\n]+\.$/,
    ],
    ['an open list', '{\n"products": [\n', /^the file: the JSON is not valid: [^\n]+\.$/],
    ['something after the end', '{}\nx', /^line 2: the JSON is not valid: [^\n]+\.$/],
  ])('rejects %s', (_what, text, mistake) => {
    expect(mistakesOf(text)).toEqual([expect.stringMatching(mistake)])
  })

  test.each([
    ['[]', 'the file: it must be an object with "categories", "products" or both.'],
    ['null', 'the file: it must be an object with "categories", "products" or both.'],
    ['{"product": []}', 'the file: "product" is neither "categories" nor "products".'],
    ['{"constructor": []}', 'the file: "constructor" is neither "categories" nor "products".'],
    ['{"products": {}}', 'the file: products must be a list.'],
    ['{"categories": null}', 'the file: categories must be a list.'],
    ['{"products": [{}, 5]}', 'product 2: it must be an object; it is 5.'],
    ['{"categories": [[]]}', 'category 1: it must be an object; it is [].'],
  ])('rejects %j', (text, mistake) => {
    expect(mistakesOf(text)).toEqual([mistake])
  })
})
