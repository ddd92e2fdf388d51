import type { HeaderRow } from './headerList'
import { headerErrors, toHeaders } from './headerRules'

const rows = (...lines: [isOn: boolean, name: string, value: string][]): HeaderRow[] =>
  lines.map(([isOn, name, value], index) => ({ id: index + 1, isOn, name, value }))

const noSpaces = 'A header name may contain letters, digits and hyphens, but no spaces.'
const oneLine = 'A header value must be one line of Latin letters, digits and symbols.'

describe('headerRules', () => {
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
