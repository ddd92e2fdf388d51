import { compareResponses, compareValues } from './compareResponses'
import type { HistoryEntry } from './historyEntry'

const hunks = (earlier: unknown, later: unknown) =>
  compareValues('Data', earlier, later).hunks?.map((hunk) =>
    hunk.isEqual ? hunk.lines : { removed: hunk.removed, added: hunk.added },
  )

describe('compareValues', () => {
  test.each<[string, unknown, unknown, unknown[]]>([
    [
      'a changed field',
      { a: 1, b: 2 },
      { a: 1, b: 3 },
      [['{', '  "a": 1,'], { removed: ['  "b": 2'], added: ['  "b": 3'] }, ['}']],
    ],
    [
      'an added field',
      { a: 1 },
      { a: 1, b: 2 },
      [['{', '  "a": 1,'], { removed: [], added: ['  "b": 2'] }, ['}']],
    ],
    ['a removed item', ['x', 'y'], ['y'], [['['], { removed: ['  "x",'], added: [] }, ['  "y"', ']']]],
    ['fields in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, [['{', '  "a": 1,', '  "b": 2', '}']]],
    ['texts', 'one\ntwo', 'one\nsix', [['one'], { removed: ['two'], added: ['six'] }]],
    ['texts that differ by a comma', 'one,', 'one', [{ removed: ['one,'], added: ['one'] }]],
    ['data with a field that JSON calls', { toJSON: 1 }, { toJSON: 1 }, [['{', '  "toJSON": 1', '}']]],
    ['data and none', { a: 1 }, undefined, [{ removed: ['{', '  "a": 1', '}'], added: [] }]],
    ['none and a number', undefined, 7, [{ removed: [], added: ['7'] }]],
    ['nothing', undefined, undefined, []],
  ])('compares %s', (_what, earlier, later, expected) => {
    expect(hunks(earlier, later)).toEqual(expected)
  })

  test('says whether two values are equal', () => {
    expect(compareValues('Data', { a: 1, b: 2 }, { b: 2, a: 1 }).isEqual).toBe(true)
    expect(compareValues('Data', { a: 1 }, { a: 2 }).isEqual).toBe(false)
  })

  test('gives up on long texts that have nothing in common, and shows both', () => {
    const lines = (word: string) => Array.from({ length: 20_000 }, (_, n) => `${word} ${n}`)
    const start = performance.now()
    const part = compareValues('Data', lines('one').join('\n'), lines('six').join('\n'))
    expect(performance.now() - start).toBeLessThan(5000)
    expect(part).toMatchObject({ isEqual: false, note: expect.stringMatching(/^They differ too much/) })
    expect(part.hunks).toEqual([{ isEqual: false, removed: lines('one'), added: lines('six') }])
  })
})

describe('compareResponses', () => {
  const entry = (data?: { data: unknown }): HistoryEntry => ({
    id: 'a',
    sentAt: 1,
    request: { reqType: 'GET', endpoint: '/api/a', body: '{}', headers: [], sendsToken: false },
    outcome: {
      result: { response: { status: 200, statusText: 'OK', headers: {}, ...data }, durationMs: 5, size: 9 },
    },
    lacksData: !data,
  })

  // biome-ignore format: a table is read by its columns.
  test.each([
    ['either', entry(), entry(), 'The data of both responses was not stored. It cannot be compared.'],
    ['the earlier', entry(), entry({ data: 1 }), 'The data of the earlier response was not stored. It cannot be compared.'],
    ['the later', entry({ data: 1 }), entry(), 'The data of the later response was not stored. It cannot be compared.'],
  ])('compares no data if that of %s response was not stored, and says so', (_which, earlier, later, note) => {
    const [status, headers, data] = compareResponses(earlier, later)
    expect([status?.isEqual, headers?.isEqual]).toEqual([true, true])
    expect(data).toEqual({ title: 'Data', isEqual: false, note })
  })
})
