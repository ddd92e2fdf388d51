import { Link } from 'react-router-dom'
import { paths } from '@/shared/routing/paths'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './Header.module.css'
import { HeaderNav } from './HeaderNav'
import { SearchBox } from './search/SearchBox'
import type { Suggestion } from './search/suggest'

type HeaderProps = {
  search: string
  /** Called with the text on each change. */
  onSearch: (text: string) => void
  onSubmitSearch: () => void
  /** Links that match the search. */
  suggestions: Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  /** Whether the search has the focus. */
  isSearching: boolean
  onFocusChange: (isSearching: boolean) => void
  wishlistCount: number
  cartCount: number
  /** Whether both lists are loaded. */
  areCountsKnown: boolean
  /** Whether the counts are final, as a visitor's 0 is too. */
  areCountsSettled: boolean
}

/** The header of every page. On a phone its links are in a bar at the bottom of the screen. */
export function Header({
  wishlistCount,
  cartCount,
  areCountsKnown,
  areCountsSettled,
  isSearching,
  ...search
}: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={classNames(styles.row, isSearching && styles.searching)}>
        <Link to={paths.home} className={styles.wordmark}>
          Resham
        </Link>
        <SearchBox {...search} />
        <HeaderNav
          wishlistCount={wishlistCount}
          cartCount={cartCount}
          areKnown={areCountsKnown}
          areSettled={areCountsSettled}
        />
      </div>
    </header>
  )
}
