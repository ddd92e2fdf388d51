/**
 * A value that can be read and subscribed to. `current` returns the same reference until the value is
 * replaced.
 */
export type Observable<Value> = {
  current: () => Value
  /** Calls `listener` after each change; returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

/** Takes a value; returns an observable of it, with `set`, which replaces the value. */
export const createObservable = <Value>(initial: Value) => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (next: Value) => {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}
