/** Rows by their number, from the first one to the last. */
type Rows = { first: number; last: number }

/**
 * The rows that are drawn of so many: those at hand, with the very first and the last ones, so that the Tab key
 * comes into the list where it begins and ends; and the one that has the focus with its neighbours, so that
 * the key leads on from wherever it is. `last` is how many of the last ones.
 */
export const rowsToDraw = (count: number, atHand: Rows, focused: number, last: number): number[] => {
  const rows = new Set([0])
  for (let row = count - last; row < count; row += 1) rows.add(row)
  if (focused >= 0) for (const row of [focused - 1, focused, focused + 1]) rows.add(row)
  for (let row = Math.max(0, atHand.first); row <= Math.min(atHand.last, count - 1); row += 1) rows.add(row)
  return [...rows].filter((row) => row >= 0 && row < count).sort((a, b) => a - b)
}
