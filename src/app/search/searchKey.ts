import { type RefObject, useEffect, useSyncExternalStore } from 'react'

const KEPT_UNDER = 'searchKey'
const OFF = 'off'

const isKeptOff = () => {
  try {
    return localStorage.getItem(KEPT_UNDER) === OFF
  } catch {
    return false
  }
}

let isOn = !isKeptOff()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Switches the key on or off. Who speaks to the browser, or presses keys by accident, must be able to do
 * without a key of a single sign (WCAG 2.1.4).
 */
export const switchSearchKey = (on: boolean) => {
  isOn = on
  try {
    if (on) localStorage.removeItem(KEPT_UNDER)
    else localStorage.setItem(KEPT_UNDER, OFF)
  } catch {
    // A browser that keeps nothing forgets it with the visit.
  }
  for (const listener of listeners) listener()
}

/** Whether the key / leads to the search. */
const read = () => isOn

export const useIsSearchKeyOn = () => useSyncExternalStore(subscribe, read, () => true)

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]'

/** Someone types, or a dialog lies over the page. */
const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(FIELDS) !== null) ||
  document.querySelector('dialog[open]') !== null

/** Lets the key / lead to a field, from wherever nobody types. */
export const useSearchKey = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, defaultPrevented } = event
      if (key !== '/' || !isOn || ctrlKey || altKey || metaKey || defaultPrevented || isTaken(event)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}
