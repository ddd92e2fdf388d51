/** The median of some numbers. */
function median(/** @type {number[]} */ numbers) {
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

/**
 * A Markdown table: first column left-aligned, the others right-aligned.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => (row[at] ?? '').length)))
  const pad = (/** @type {string} */ cell, /** @type {number} */ at) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [head, rule, ...rows].map((row) => `| ${row.map(pad).join(' | ')} |`).join('\n')
}
