import { createObservable, tryStorage } from '@resham/browser'
import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { SLASH_KEY_KEY } from '@/shared/storageKeys'
import styles from './SlashKeySetting.module.css'

const OFF = 'off'

const setting = createObservable(tryStorage(() => localStorage.getItem(SLASH_KEY_KEY)) !== OFF)

/**
 * Switches the / key on or off, as WCAG 2.1.4 demands of a single-character shortcut. Without storage the
 * choice applies to this visit only.
 */
const setSlashKeyEnabled = (on: boolean) => {
  tryStorage(() => (on ? localStorage.removeItem(SLASH_KEY_KEY) : localStorage.setItem(SLASH_KEY_KEY, OFF)))
  setting.set(on)
}

/** Whether the / key focuses the search. */
export const useIsSlashKeyEnabled = () => useSyncExternalStore(setting.subscribe, setting.current, () => true)

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]'

/** Whether the shopper is typing, or a dialog is open. */
const isIgnored = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(FIELDS) !== null) ||
  document.querySelector('dialog[open]') !== null

/** Focuses a field when / is pressed. */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, defaultPrevented } = event
      if (
        key !== '/' ||
        !setting.current() ||
        ctrlKey ||
        altKey ||
        metaKey ||
        defaultPrevented ||
        isIgnored(event)
      )
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}

/** Announces the search key, and switches it on or off. */
export function SlashKeySetting() {
  const isOn = useIsSlashKeyEnabled()
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has a checked state of its own.
        role="switch"
        // Chromium may otherwise give it the state of another check box on Back.
        autoComplete="off"
        checked={isOn}
        onChange={({ target }) => setSlashKeyEnabled(target.checked)}
      />
      <span>
        Press <kbd className={styles.key}>/</kbd> to search
      </span>
    </label>
  )
}
