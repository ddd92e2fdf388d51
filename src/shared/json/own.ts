/** Takes a record and any key, even 'constructor'; returns its own value, or undefined. */
export const getOwn = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
