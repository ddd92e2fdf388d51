import { useNavigation } from 'react-router-dom'
import styles from './NavigationProgress.module.css'

/** The bar at the top of the screen while the next page is on its way; invisible for the first moment. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null
  return <div role="progressbar" aria-label="Loading the page" className={styles.bar} />
}
