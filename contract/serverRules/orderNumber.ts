/** The digits of Crockford's base 32: it has no I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 4

const hyphenated = (digits: string): string => `${digits.slice(0, HALF)}-${digits.slice(HALF)}`

/** Returns a random number for an order, such as 'K7M2-9QXD', which may exist already. */
export const randomOrderNumber = (): string =>
  hyphenated(
    Array.from(crypto.getRandomValues(new Uint8Array(2 * HALF)), (byte) => DIGITS[byte % DIGITS.length]).join(
      '',
    ),
  )

/**
 * What comes along when a number is copied from a mail, a letter or a spreadsheet: blanks, every kind of dash (the
 * minus sign is none for Unicode), invisible characters, and the marks around it.
 */
const AROUND = /[\s\p{Dash_Punctuation}\u2212\p{Format}#.,:;'"‘’“”()]/gu

/**
 * Takes the number of an order as somebody typed or pasted it: in any case, with dashes, blanks and marks such as `#`
 * anywhere, with the letters I, L and O for the digits; returns it as it is stored, or undefined for any other text.
 */
export const readOrderNumber = (typed: string): string | undefined => {
  const digits = typed.replace(AROUND, '').toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0')
  return new RegExp(`^[${DIGITS}]{${2 * HALF}}$`).test(digits) ? hyphenated(digits) : undefined
}
