import styles from './NavigationProgress.module.css'

/** Shown at the top of the screen while the next page is on its way; invisible for the first moment. */
export function NavigationProgress() {
  return <div role="progressbar" aria-label="Loading the page" className={styles.bar} />
}
