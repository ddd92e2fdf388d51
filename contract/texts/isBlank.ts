// Fonts show these characters as nothing: among them are joiners, direction marks, variation selectors,
// Hangul fillers and the blank of Braille.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu

/** Takes a text; returns it without its invisible characters. Blanks stay. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** Whether a text holds nothing but blanks and invisible characters. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === ''
