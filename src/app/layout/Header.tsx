import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SearchBox } from '@/features/listing'
import { paths } from '@/shared/routing/paths'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './Header.module.css'
import { HeaderNav } from './HeaderNav'

/** The header of every page. On a phone its links are in a bar at the bottom of the screen. */
export function Header() {
  const [isSearching, setIsSearching] = useState(false)
  return (
    <header className={styles.header}>
      <div className={classNames(styles.row, isSearching && styles.searching)}>
        <Link to={paths.home} className={styles.wordmark} translate="no">
          Resham
        </Link>
        <SearchBox isSearching={isSearching} onFocusChange={setIsSearching} />
        <HeaderNav />
      </div>
    </header>
  )
}
