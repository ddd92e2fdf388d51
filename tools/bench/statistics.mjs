/** The median of some numbers. */
export function median(/** @type {number[]} */ numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ index) => /** @type {number} */ (sorted[index])
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? at(middle) : (at(middle - 1) + at(middle)) / 2
}

/** The median of each named figure over all rounds. */
export function medians(/** @type {Record<string, number>[]} */ rounds) {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => /** @type {number} */ (round[name])))]),
  )
}
