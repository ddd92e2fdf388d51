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
 * Takes the number of an order as somebody typed it: in any case, with hyphens and blanks anywhere, with the
 * letters I, L and O for the digits; returns it as it is stored, or undefined for any other text.
 */
export const readOrderNumber = (typed: string): string | undefined => {
  const digits = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0')
  return new RegExp(`^[${DIGITS}]{${2 * HALF}}$`).test(digits) ? hyphenated(digits) : undefined
}
