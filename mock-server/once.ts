/**
 * Takes something that takes a while; returns a function that does it the first time and remembers
 * the result. A failure is not remembered: the next call tries again.
 */
export const once = <Result>(make: () => Promise<Result>): (() => Promise<Result>) => {
  let made: Promise<Result> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
