import styles from './SlashKeySetting.module.css'
import { setSlashKeyEnabled, useIsSlashKeyEnabled } from './slashKey'

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
