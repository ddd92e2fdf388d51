import { addHeaders, changeRow, type HeaderRow, headerErrors, removeRow, toHeaders, toRows } from './headers'

const accept: HeaderRow = { id: 1, isOn: true, name: 'Accept', value: '*/*' }
const row = (id: number, name = '', value = '', isOn = name !== ''): HeaderRow => ({ id, isOn, name, value })

describe('the rows of headers', () => {
  // biome-ignore format: a table is read by its columns.
  test.each<[string, HeaderRow[], number, Parameters<typeof changeRow>[2], HeaderRow[]]>([
    ['ticks the last row and adds a blank one when a name is typed', [], 2, { name: 'A' }, [accept, row(2, 'A'), row(3)]],
    ['does the same when a value is typed', [], 2, { value: 'b' }, [accept, row(2, '', 'b', true), row(3)]],
    ['adds no row when another one changes', [], 1, { value: 'text/html' }, [row(1, 'Accept', 'text/html'), row(2)]],
    ['does not tick an edited row', [row(1, 'A', '', false), row(2)], 1, { value: 'b' }, [row(1, 'A', 'b', false), row(2)]],
    ['adds no row when the blank one is ticked', [], 2, { isOn: true }, [accept, row(2, '', '', true)]],
    ['gives a new row a unique id', [row(7, 'A'), row(3)], 3, { name: 'B' }, [row(7, 'A'), row(3, 'B'), row(8)]],
    ['keeps an emptied row', [row(1, 'A'), row(2)], 1, { name: '' }, [row(1, '', '', true), row(2)]],
  ])('%s', (_rule, headers, id, change, expected) => {
    expect(changeRow(headers, id, change)).toEqual(expected)
  })

  // biome-ignore format: a table is read by its columns.
  test.each<[string, HeaderRow[], Record<string, string>, HeaderRow[]]>([
    ['adds a header in the blank row', [], { Key: 'k' }, [accept, row(2, 'Key', 'k'), row(3)]],
    ['replaces the value of the same name', [row(1, 'key', 'a', false), row(2)], { Key: 'k' }, [row(1, 'Key', 'k'), row(2)]],
    ['changes nothing without headers', [], {}, []],
  ])('%s', (_rule, headers, added, expected) => {
    expect(addHeaders(headers, added)).toEqual(expected)
  })

  test.each<[Record<string, string>, HeaderRow[]]>([
    [{ A: 'b' }, [row(1, 'A', 'b'), row(2)]],
    [{}, [row(1)]],
  ])('the rows of %j end with a blank one', (headers, rows) => {
    expect(toRows(headers)).toEqual(rows)
  })

  test.each<[string, HeaderRow[], number, HeaderRow[]]>([
    ['removes a row', [row(1, 'A'), row(2, 'B'), row(3)], 1, [row(2, 'B'), row(3)]],
    ['leaves the blank row when Accept is removed', [], 1, [row(2)]],
    ['adds a blank row when the last one is removed', [row(4, 'A')], 4, [row(1)]],
  ])('%s', (_rule, headers, id, expected) => {
    expect(removeRow(headers, id)).toEqual(expected)
  })
})

const rows = (...lines: [isOn: boolean, name: string, value: string][]): HeaderRow[] =>
  lines.map(([isOn, name, value], index) => ({ id: index + 1, isOn, name, value }))

const noSpaces = 'A header name may contain letters, digits and hyphens, but no spaces.'
const oneLine = 'A header value must be one line of Latin letters, digits and symbols.'

describe('their rules', () => {
  test.each([
    ['X-Test', 'plain text'],
    ["!#$%&'*+-.^_`|~09", ''],
    ['X-Test', 'caf\u00e9, \t "quoted"; q=0.5'],
    ['  X-Test  ', '  padded  '],
    ['__proto__', 'x'],
    ['SecondLook', 'not one of the Sec- headers'],
  ])('accepts %j: %j', (name, value) => {
    expect(headerErrors(rows([true, name, value])).size).toBe(0)
  })

  test.each([
    ['X Test', '', 'name', noSpaces],
    ['X:Test', '', 'name', noSpaces],
    ['X\nTest', '', 'name', noSpaces],
    ['Gr\u00f6\u00dfe', '', 'name', noSpaces],
    ['X-Test', 'one\ntwo', 'value', oneLine],
    ['X-Test', 'one\rtwo', 'value', oneLine],
    ['X-Test', 'nul\u0000', 'value', oneLine],
    ['X-Test', '\u0930\u0947\u0936\u092e', 'value', oneLine],
    ['Host', 'elsewhere', 'name', 'The browser sets Host itself.'],
    ['cookie', 'a=b', 'name', 'The browser sets cookie itself.'],
    ['Sec-Fetch-Site', 'none', 'name', 'The browser sets Sec-Fetch-Site itself.'],
    ['proxy-authorization', 'x', 'name', 'The browser sets proxy-authorization itself.'],
  ])('rejects %j: %j at its %s', (name, value, field, text) => {
    expect([...headerErrors(rows([true, name, value]))]).toEqual([[1, { field, text }]])
  })

  test('rejects a duplicate name at the later row, ignoring case', () => {
    const twice = rows([true, 'Accept', 'a'], [true, 'X-Test', 'b'], [true, ' ACCEPT', 'c'])
    expect([...headerErrors(twice)]).toEqual([
      [3, { field: 'name', text: 'ACCEPT is already listed above.' }],
    ])
  })

  test('neither checks nor sends a row that is unticked or has no name', () => {
    const idle = rows(
      [false, 'Accept', 'a'],
      [true, 'Accept', 'b'],
      [false, 'no good', 'c'],
      [true, '  ', '\n'],
    )
    expect(headerErrors(idle).size).toBe(0)
    expect(toHeaders(idle)).toEqual({ Accept: 'b' })
  })

  test('trims names and values', () => {
    expect(toHeaders(rows([true, ' X-Test ', ' a b '], [true, 'X-Empty', '']))).toEqual({
      'X-Test': 'a b',
      'X-Empty': '',
    })
  })
})
