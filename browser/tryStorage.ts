/**
 * Runs `access`, which uses localStorage or sessionStorage, and returns its result. Storage may be forbidden
 * (private windows), full, or missing (Node): then this calls `onError` and returns undefined, so that the
 * app works in memory.
 */
export const tryStorage = <Result>(
  access: () => Result,
  onError?: (error: unknown) => void,
): Result | undefined => {
  try {
    return access()
  } catch (error) {
    onError?.(error)
    return undefined
  }
}
