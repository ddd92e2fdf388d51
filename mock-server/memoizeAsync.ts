/** Takes an async function; returns one that calls it once and caches its result, but not its failure. */
export const memoizeAsync = <Result>(make: () => Promise<Result>): (() => Promise<Result>) => {
  let made: Promise<Result> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
