/** @import { Figures } from './types' */
/** @typedef {{ column: string, most: number, isRatio?: boolean, of?: string }} Target */

const atMost = (/** @type {number} */ most, /** @type {string[]} */ ...columns) =>
  columns.map((column) => ({ column, most }))
/** `of` is the baseline's row, if that is another one. */
const times = (/** @type {number} */ ratio, /** @type {string} */ column, of = '') => [
  { column, most: ratio, isRatio: true, of },
]

const PAGES = ['listing', 'home', 'detail']

/**
 * Limits by table and row: absolute, or as a multiple of the baseline.
 * @type {Record<string, Record<string, Target[]>>}
 */
const targets = {
  'cold visit': {
    FCP: times(0.25, 'listing'),
    LCP: times(0.45, 'listing'),
    'first card': times(0.25, 'listing'),
    hydrated: times(1, 'listing'),
    'blocking after FCP': atMost(60, ...PAGES),
    'total blocking': times(0.12, 'listing'),
    'longest task': atMost(100, ...PAGES),
    CLS: atMost(0, ...PAGES),
    'JavaScript until hydrated kB': atMost(155, 'listing', 'home'),
    'document kB': atMost(14, ...PAGES),
  },
  'repeat visit': {
    'first card': times(0.45, 'listing'),
    hydrated: times(0.45, 'listing'),
    CLS: atMost(0, ...PAGES),
    'total kB': atMost(0, ...PAGES),
    requests: atMost(0, ...PAGES),
  },
  'interactions, ms': {
    'key press': times(2, 'shop'),
    checkbox: times(2, 'shop'),
    'sort order': times(2, 'shop'),
    'checkbox after a key': times(2, 'shop'),
    'worst interaction': times(1.1, 'shop'),
    // The baseline's button waits for the response.
    'add to cart': times(1.5, 'shop', 'key press'),
  },
}

/**
 * Describes the targets of a row and marks those missed; empty without a target.
 * @param {string} title
 * @param {string} row
 * @param {Record<string, Figures>} columns
 */
export const describeTargets = (title, row, columns) =>
  (targets[title]?.[row] ?? [])
    .map(({ column, most, isRatio, of }) => {
      const at = (/** @type {string} */ name, inRow = row) => /** @type {number} */ (columns[name]?.[inRow])
      const isMet = at(column) / (isRatio ? at('baseline', of || row) : 1) <= most
      const unit = isRatio ? ` ×${of ? ` the baseline's ${of}` : ''}` : ''
      return `${column} ≤ ${most}${unit}${isMet ? '' : ' MISSED'}`
    })
    .join(', ')
