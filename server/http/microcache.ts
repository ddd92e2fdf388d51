import { LRUCache } from 'lru-cache'

/** How long a value is kept, in ms. */
const MAX_AGE = 1_000

/** How much a cache keeps, in bytes. */
const MAX_SIZE = 16_000_000

/**
 * Takes a function that returns the size of a value in bytes; returns a function that takes a key, and a
 * function that makes its value, and returns the value. The value is made once for all calls with the key
 * within a second.
 */
export const createMicrocache = <Value extends NonNullable<unknown>>(sizeOf: (value: Value) => number) => {
  const values = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize: MAX_SIZE,
    sizeCalculation: (value, key) => key.length + sizeOf(value),
    ttl: MAX_AGE,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  })
  return (key: string, make: () => Promise<Value>): Promise<Value> =>
    values.forceFetch(key, { context: make })
}
