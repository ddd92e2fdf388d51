import { parseInSlices } from './parseInSlices'

const LONG_TEXT = 'Zari and silk. '.repeat(40)

/** Records whose texts and nested lists look like the boundary between two records. */
const records = Array.from({ length: 1500 }, (_, at) => ({
  _id: `p${at}`,
  title: at % 3 === 0 ? 'A "quoted" },{ name' : `},{"title":"${at}\\"`,
  description: LONG_TEXT,
  sizes: [{ name: 'S' }, { name: at % 2 === 0 ? 'M' : '}]},{' }, { name: 'L' }],
  sold: null,
}))

describe('parseInSlices', () => {
  test.each([
    ['a list under one name', { products: records }],
    ['a list of lists', { products: records.map(({ sizes }) => ({ sizes: [sizes, [LONG_TEXT, 1]] })) }],
    ['more than a list', { products: records, total: records.length }],
    ['two lists', { products: records, others: records }],
    ['no records', { products: records.map(({ description }) => description) }],
    ['a list by itself', records],
    ['a short list', { products: records.slice(0, 2) }],
    ['nothing in it', { products: [] }],
    ['one long text', { products: [LONG_TEXT.repeat(1000)] }],
  ])('parseInSlices parses %s', async (_what, value) => {
    expect(await parseInSlices(JSON.stringify(value))).toEqual(value)
  })

  test('parseInSlices parses indented JSON', async () => {
    expect(await parseInSlices(JSON.stringify({ products: records }, null, 2))).toEqual({ products: records })
  })

  test.each(['', '{', `{"products":[${JSON.stringify(records).slice(1, -1)},{]}`])(
    'parseInSlices throws for invalid JSON',
    async (text) => {
      await expect(parseInSlices(text)).rejects.toThrow(SyntaxError)
    },
  )

  test('parseInSlices never parses a long text in one piece', async () => {
    const text = JSON.stringify({ products: records })
    const parse = jest.spyOn(JSON, 'parse')
    await parseInSlices(text)
    const lengths = parse.mock.calls.map(([slice]) => slice.length)
    expect(Math.max(...lengths)).toBeLessThan(text.length / 10)
    expect(lengths.length).toBeGreaterThan(10)
    jest.restoreAllMocks()
  })

  test('parseInSlices yields to the main thread', async () => {
    const timer = jest.spyOn(window, 'setTimeout')
    // As on a slow device: each check of the time finds that half a frame has passed.
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 8))
    await parseInSlices(JSON.stringify({ products: [...records, ...records, ...records] }))
    expect(timer.mock.calls.length).toBeGreaterThan(0)
    jest.restoreAllMocks()
  })
})
