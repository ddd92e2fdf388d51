/** A value that others can read, and be told of. `current` returns the same value until it changes. */
export type Observable<Value> = {
  current: () => Value
  /** Calls a function after each change; returns one that stops that. */
  subscribe: (listener: () => void) => () => void
}

/** Takes a value; returns it as an observable, with `set`, which replaces it. */
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
