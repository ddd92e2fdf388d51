import { overscanRows } from './overscanRows'

describe('overscanRows', () => {
  test.each<[what: string, count: number, first: number, last: number, focused: number, rows: number[]]>([
    ['at the top', 100, -3, 4, -1, [0, 1, 2, 3, 4, 99]],
    ['in the middle', 100, 50, 53, -1, [0, 50, 51, 52, 53, 99]],
    ['at the end', 100, 97, 102, -1, [0, 97, 98, 99]],
    ['with the focus far above', 100, 50, 51, 10, [0, 9, 10, 11, 50, 51, 99]],
    ['with the focus in the first row', 100, 50, 51, 0, [0, 1, 50, 51, 99]],
    ['with the focus in the last row', 100, 50, 51, 99, [0, 50, 51, 98, 99]],
    ['with the focus in view', 100, 50, 53, 51, [0, 50, 51, 52, 53, 99]],
    ['of a single row', 1, -3, 3, 0, [0]],
    ['of an empty list', 0, -3, 3, -1, []],
  ])('selects the rows %s', (_what, count, first, last, focused, rows) => {
    expect(overscanRows(count, { first, last }, focused, 1)).toEqual(rows)
  })

  test('includes as many of the last rows as fit the viewport', () => {
    expect(overscanRows(100, { first: 0, last: 2 }, -1, 4)).toEqual([0, 1, 2, 96, 97, 98, 99])
    expect(overscanRows(3, { first: 0, last: 1 }, -1, 5)).toEqual([0, 1, 2])
  })
})
