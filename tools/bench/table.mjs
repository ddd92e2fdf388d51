/**
 * A Markdown table: first column left-aligned, the others right-aligned.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const all = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)))
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Rounds a figure to about three significant digits. */
export const formatFigure = (/** @type {number | undefined} */ value) =>
  value === undefined
    ? '–'
    : Math.abs(value) >= 100
      ? value.toFixed(0)
      : value >= 10
        ? value.toFixed(1)
        : value.toFixed(2)

/** The ratio of a figure to the baseline. */
export const formatRatio = (
  /** @type {number | undefined} */ value,
  /** @type {number | undefined} */ baseline,
) =>
  baseline !== undefined && baseline > 0 && value !== undefined ? `${(value / baseline).toFixed(2)} ×` : '–'
