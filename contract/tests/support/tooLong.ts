import { type StoredText, textLimits } from '@resham/contract'

/** A letter that is one character and two units of UTF-16. */
export const ASTRAL = '\u{20000}'

/** Takes the name of a text; returns one that has one character more than is stored. */
export const tooLong = (name: StoredText): string =>
  (name === 'zipcode' ? '9' : ASTRAL).repeat(textLimits[name] + 1)
