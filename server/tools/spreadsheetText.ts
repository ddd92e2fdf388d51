// A spreadsheet takes a text of a CSV file for what it looks like, also in quotes: `=1+1` for a formula, `007` for the
// number 7. With an apostrophe before it, it stays a text. The import takes away what an export has added.

/**
 * Before a formula. A spreadsheet that separates by another character than the file does not know the file's quotes
 * either. So a formula can follow any separator and the end of any line, with blanks and quotes between the two.
 */
const FORMULA = String.raw`(?=[-=+@＝＋－＠])(?<=(?:^|[,;\t\r\n])[\s"']*)`
const beforeFormula = new RegExp(FORMULA, 'g')
const markOfFormula = new RegExp(`'${FORMULA}`, 'g')

/** A whole number of up to eleven digits, which a cell shows, and saves, as it is. */
const PLAIN_NUMBER = /^(0|[1-9]\d{0,10})$/

/** Any other number, or a date or time in digits, as the whole text. */
const NUMBER = String.raw`(?=[\d.][\d\s.,:/%eE+-]*$)`
const beforeNumber = new RegExp(String.raw`^([\s"']*)${NUMBER}`)
const markOfNumber = new RegExp(String.raw`^([\s"']*)'${NUMBER}`)

/** Takes a text for a CSV file; returns it so that a spreadsheet runs no part of it, and leaves its digits alone. */
export const protectText = (text: string): string =>
  (PLAIN_NUMBER.test(text) ? text : text.replace(beforeNumber, "$1'")).replace(beforeFormula, "'")

/** Takes a text that `protectText` has returned; returns the one that it was. */
export const restoreText = (text: string): string =>
  text.replace(markOfFormula, '').replace(markOfNumber, '$1')
