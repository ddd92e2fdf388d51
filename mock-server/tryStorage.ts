/** Runs an access to localStorage or sessionStorage; returns undefined where the browser blocks it, or it is full. */
export const tryStorage = <Result>(access: () => Result): Result | undefined => {
  try {
    return access()
  } catch {
    return undefined
  }
}
