/** @import { Figures } from './types' */
/** @typedef {{ column: string, most: number, isRatio?: boolean }} Target */

const atMost = (/** @type {number} */ most, /** @type {string[]} */ ...columns) =>
  columns.map((column) => ({ column, most }))
const times = (/** @type {number} */ ratio, /** @type {string} */ column) => [
  { column, most: ratio, isRatio: true },
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
    'key press': times(1.6, 'shop'),
    checkbox: times(1.8, 'shop'),
    'sort order': times(2, 'shop'),
    'add to cart': times(0.15, 'shop'),
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
    .map(({ column, most, isRatio }) => {
      const at = (/** @type {string} */ name) => /** @type {number} */ (columns[name]?.[row])
      const isMet = at(column) / (isRatio ? at('baseline') : 1) <= most
      return `${column} ≤ ${most}${isRatio ? ' ×' : ''}${isMet ? '' : ' MISSED'}`
    })
    .join(', ')
