/**
 * Runs an access to localStorage or sessionStorage. Storage may be forbidden (private windows), full, or missing (Node):
 * then it calls `onError` and returns undefined, and the app works in memory.
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
