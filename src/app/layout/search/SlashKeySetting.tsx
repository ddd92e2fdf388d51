import styles from './SlashKeySetting.module.css'
import { switchSearchKey, useIsSearchKeyOn } from './slashKey'

/** Announces the search key, and switches it on or off. */
export function SearchKeyChoice() {
  const isOn = useIsSearchKeyOn()
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has a checked state of its own.
        role="switch"
        checked={isOn}
        onChange={({ target }) => switchSearchKey(target.checked)}
      />
      <span>
        Press <kbd className={styles.key}>/</kbd> to search
      </span>
    </label>
  )
}
