import { Link } from 'react-router-dom'
import { paths } from '@/shared/paths'
import styles from './Header.module.css'
import { HeaderNav } from './HeaderNav'
import { SearchBox } from './SearchBox'

type HeaderProps = {
  search: string
  /** Called with the text on each change, and again when the search is submitted. */
  onSearch: (text: string) => void
  wishlistCount: number
  cartCount: number
  /** Whether the counts come from lists that are loaded. */
  areCountsKnown: boolean
}

/** The head of every page. On a phone its links stand in a bar at the foot of the screen. */
export function Header({ search, onSearch, wishlistCount, cartCount, areCountsKnown }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to={paths.home} className={styles.wordmark}>
          Resham
        </Link>
        <SearchBox search={search} onSearch={onSearch} />
        <HeaderNav wishlistCount={wishlistCount} cartCount={cartCount} areKnown={areCountsKnown} />
      </div>
    </header>
  )
}
