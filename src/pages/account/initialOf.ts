/** Takes a name; returns its first visible grapheme, such as a letter with its vowel sign. */
export const initialOf = (name: string): string => {
  const text = name.replace(/^[\s\p{Default_Ignorable_Code_Point}]+/u, '')
  const [first = ''] = text
  // Firefox has it since version 125.
  const { Segmenter }: Partial<typeof Intl> = Intl
  return Segmenter ? (new Segmenter().segment(text).containing(0)?.segment ?? '') : first
}
