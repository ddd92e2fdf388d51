import type { KeyboardEvent } from 'react'

/** Whether all branches around a row are open. The branch of a summary is not around the summary. */
const isShown = (row: Element): boolean => {
  const around = row.matches('summary') ? row.parentElement?.parentElement : row
  return !around?.closest('details:not([open])')
}

/**
 * Moves the focus through the rows of a tree of `<details>` by the arrow keys: up, down, into a branch and
 * out of it. Right expands a collapsed branch first, Left collapses an open one. Screen readers that leave
 * the arrow keys to the page reach each value by them.
 */
export const walkRows = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target: row, currentTarget: tree } = event
  if (!(row instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return
  const own = row.matches('summary') ? row.closest('details') : null
  const around = (own?.parentElement ?? row).closest('details')
  const step = (by: number) => {
    const rows = [...tree.querySelectorAll<HTMLElement>('summary, li > div')].filter(isShown)
    const next = rows[rows.indexOf(row) + by]
    // The value becomes focusable only now, because Orca calls a focusable value 'clickable'.
    if (next?.matches('li > div')) next.tabIndex = -1
    next?.focus()
  }
  if (key === 'ArrowUp') step(-1)
  else if (key === 'ArrowDown') step(1)
  else if (key === 'ArrowRight') own && !own.open ? row.click() : step(1)
  else if (key === 'ArrowLeft') own?.open ? row.click() : around?.querySelector('summary')?.focus()
  else return
  event.preventDefault()
}
