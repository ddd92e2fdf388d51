import styles from './SearchKeyChoice.module.css'
import { switchSearchKey, useIsSearchKeyOn } from './searchKey'

/** Says that there is a key for the search, and switches it off for whom it is in the way. */
export function SearchKeyChoice() {
  const isOn = useIsSearchKeyOn()
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native check box says itself whether it is checked.
        role="switch"
        checked={isOn}
        onChange={({ target }) => switchSearchKey(target.checked)}
      />
      <span>
        The key <kbd className={styles.key}>/</kbd> leads to the search
      </span>
    </label>
  )
}
