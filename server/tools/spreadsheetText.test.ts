import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { protectText, restoreText } from './spreadsheetText'

describe('protectText', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+91 20', "'+91 20"],
    ['-', "'-"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "\t'=1"],
    [' "=1', ` "'=1`],
    ['＝1', "'＝1"],
    ["Main St;=cmd|' /C calc'!A0;", "Main St;'=cmd|' /C calc'!A0;"],
    ['A, =1,+1\t-1\r\n@1\n"=1', `A, '=1,'+1\t'-1\r\n'@1\n"'=1`],
    ['007', "'007"],
    ['8901234567890', "'8901234567890"],
    ['1E5', "'1E5"],
    ['3-4', "'3-4"],
    ['2.50', "'2.50"],
    ['.5', "'.5"],
    ['10:30', "'10:30"],
    ['01/02/2026', "'01/02/2026"],
    [' 007', " '007"],
    ["'007", "''007"],
    ['1,-5', "'1,'-5"],
  ])('marks %j as %j', (text, marked) => {
    expect(protectText(text)).toBe(marked)
    expect(restoreText(marked)).toBe(text)
  })

  test.each([
    '',
    '0',
    '411001',
    '89012345678',
    'K7M2-9QXD',
    'a=1',
    "it's",
    '12 MG Road',
    '2.5 meters',
    'आशा',
  ])('leaves %j as it is', (text) => {
    expect(protectText(text)).toBe(text)
  })

  const anyText = fc.string({ unit: fc.constantFrom(...'=+-@,;\t\r\n "\'05.Ea') })

  test('of any text, restoreText returns the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(restoreText(protectText(text))).toBe(text)
      }),
    )
  })

  test('leaves no cell that begins with a formula, whatever the spreadsheet separates by and takes for a quote', () => {
    fc.assert(
      fc.property(fc.array(anyText), (row) => {
        const text = stringify([row.map(protectText)], { quoted_string: true })
        for (const cell of text.split(/[,;\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+@-]/)
      }),
    )
  })
})
