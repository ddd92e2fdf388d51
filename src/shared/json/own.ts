/** What a record says under a key; undefined where it says nothing. The key may be any text, even 'constructor'. */
export const own = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
