/** Takes a record and any key, even 'constructor'; returns its own value, or undefined. */
export const getOwn = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Takes a text; returns its JSON value, or undefined when it is invalid. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
