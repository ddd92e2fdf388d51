/**
 * Whether two byte strings are the same. Every byte is looked at whatever the outcome, so that the
 * time it takes does not tell a guesser how far a guess was right.
 */
export const equalBytes = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a.length !== b.length) return false
  let difference = 0
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0)
  return difference === 0
}
