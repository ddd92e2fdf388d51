import { addHeaders, changeRow, type HeaderRow, removeRow, rowsOf, toRows } from './headerList'

const accept: HeaderRow = { id: 1, isOn: true, name: 'Accept', value: '*/*' }
const row = (id: number, name = '', value = '', isOn = name !== ''): HeaderRow => ({ id, isOn, name, value })

describe('headerList', () => {
  test('defaults to Accept, ticked, and a blank row', () => {
    expect(rowsOf([])).toEqual([accept, row(2)])
  })

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
