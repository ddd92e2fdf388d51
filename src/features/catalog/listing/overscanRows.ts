/** A range of row indexes, both ends included. */
type Rows = { first: number; last: number }

/**
 * The rows to render: the nearby ones; the first and the `last` last ones, so that Tab enters the list at its ends; and
 * the focused one with its neighbours, so that Tab moves on from there.
 */
export const overscanRows = (count: number, nearby: Rows, focused: number, last: number): number[] => {
  const rows = new Set([0])
  for (let row = count - last; row < count; row += 1) rows.add(row)
  if (focused >= 0) for (const row of [focused - 1, focused, focused + 1]) rows.add(row)
  for (let row = Math.max(0, nearby.first); row <= Math.min(nearby.last, count - 1); row += 1) rows.add(row)
  return [...rows].filter((row) => row >= 0 && row < count).sort((a, b) => a - b)
}
