/** Stands for a value that the history does not store. */
export const REMOVED = '‹removed›'

/** Why a text may not be sent: it would send the mark instead of the value. */
export const removedError = (text: string): string | undefined =>
  text.includes(REMOVED)
    ? `Fill in ${REMOVED} again: the history stores no passwords, tokens or very long texts.`
    : undefined
