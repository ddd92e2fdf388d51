/** How long a value is kept, in ms. */
const MAX_AGE = 1_000

/** How much a cache keeps, in characters. */
const MAX_SIZE = 16_000_000

/**
 * Takes what tells the size of a value, in characters; returns a function that takes a key and what makes its value, and
 * returns the value. It is made once for those who ask at once or within a second.
 */
export const createBriefCache = <Value>(sizeOf: (value: Value) => number) => {
  const entries = new Map<string, { at: number; size: number; value: Promise<Value> }>()
  let size = 0
  const remove = (key: string) => {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const now = performance.now()
    // The oldest come first.
    for (const [old, { at }] of entries) {
      if (now - at < MAX_AGE && size <= MAX_SIZE) break
      remove(old)
    }
    const known = entries.get(key)
    if (known) return known.value
    const entry = { at: now, size: key.length, value: make() }
    entries.set(key, entry)
    size += entry.size
    entry.value.then(
      (value) => {
        if (entries.get(key) !== entry) return
        size += sizeOf(value)
        entry.size += sizeOf(value)
      },
      () => {
        if (entries.get(key) === entry) remove(key)
      },
    )
    return entry.value
  }
}
