import { changeRow, type HeaderRow, removeRow, rowsOf } from './headerList'

const accept: HeaderRow = { id: 1, isOn: true, name: 'Accept', value: '*/*' }
const row = (id: number, name = '', value = '', isOn = name !== ''): HeaderRow => ({ id, isOn, name, value })

test('untouched headers show Accept, ticked, and a blank row', () => {
  expect(rowsOf([])).toEqual([accept, row(2)])
})

test.each<[string, HeaderRow[], number, Parameters<typeof changeRow>[2], HeaderRow[]]>([
  [
    'typing a name in the last row ticks it and adds a blank one',
    [],
    2,
    { name: 'A' },
    [accept, row(2, 'A'), row(3)],
  ],
  ['typing a value does too', [], 2, { value: 'b' }, [accept, row(2, '', 'b', true), row(3)]],
  [
    'a change to another row adds none',
    [],
    1,
    { value: 'text/html' },
    [row(1, 'Accept', 'text/html'), row(2)],
  ],
  [
    'a row stays unticked while it is edited',
    [row(1, 'A', '', false), row(2)],
    1,
    { value: 'b' },
    [row(1, 'A', 'b', false), row(2)],
  ],
  ['ticking the blank row adds none', [], 2, { isOn: true }, [accept, row(2, '', '', true)]],
  [
    'a new row never takes the number of another',
    [row(7, 'A'), row(3)],
    3,
    { name: 'B' },
    [row(7, 'A'), row(3, 'B'), row(8)],
  ],
  ['an emptied row is still a row', [row(1, 'A'), row(2)], 1, { name: '' }, [row(1, '', '', true), row(2)]],
])('%s', (_rule, headers, id, change, expected) => {
  expect(changeRow(headers, id, change)).toEqual(expected)
})

test.each<[string, HeaderRow[], number, HeaderRow[]]>([
  ['a removed row is gone', [row(1, 'A'), row(2, 'B'), row(3)], 1, [row(2, 'B'), row(3)]],
  ['removing Accept leaves the blank row', [], 1, [row(2)]],
  ['removing the last one leaves a blank row', [row(4, 'A')], 4, [row(1)]],
])('%s', (_rule, headers, id, expected) => {
  expect(removeRow(headers, id)).toEqual(expected)
})
