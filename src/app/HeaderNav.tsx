import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { memo, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { CountBadge } from './CountBadge'
import styles from './HeaderNav.module.css'

type Counts = {
  wishlistCount: number
  cartCount: number
  /** False while the counts stand at 0 only because nothing is loaded yet, or nobody is logged in. */
  areKnown: boolean
  /** False while a 0 may still turn out to be wrong. */
  areSettled: boolean
}

const unit = (count: number) => (count === 1 ? 'item' : 'items')
const inWords = (name: string, count: number) => `${name}, ${count} ${unit(count)}`

/** What to read out about counts that have just changed; nothing about those the page came with. */
function useChangeNote({ wishlistCount, cartCount, areKnown }: Omit<Counts, 'areSettled'>): string {
  const [seen, setSeen] = useState({ wishlistCount, cartCount, areKnown, note: '' })
  const isSame = seen.wishlistCount === wishlistCount && seen.cartCount === cartCount
  if (isSame && seen.areKnown === areKnown) return seen.note
  const changes = seen.areKnown &&
    areKnown && [
      seen.wishlistCount !== wishlistCount && inWords('Wishlist', wishlistCount),
      seen.cartCount !== cartCount && inWords('Cart', cartCount),
    ]
  const note = changes ? changes.filter(Boolean).join('; ') : ''
  setSeen({ wishlistCount, cartCount, areKnown, note })
  return note
}

/** The main links, with how many items the wishlist and the cart hold. Memoised: a key in the search renders the header. */
export const HeaderNav = memo(function HeaderNav({ areSettled, ...counts }: Counts) {
  const note = useChangeNote(counts)
  const { wishlistCount, cartCount } = counts
  const { pathname } = useLocation()
  const links = [
    { to: paths.products, name: 'Products', Icon: IconHanger },
    { to: paths.wishlist, name: 'Wishlist', Icon: IconHeart, count: wishlistCount },
    { to: paths.cart, name: 'Cart', Icon: IconShoppingBag, count: cartCount },
    { to: paths.profile, name: 'Profile', Icon: IconUser },
  ]
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.list}>
        {links.map(({ to, name, Icon, count }) => (
          <li key={to}>
            <NavLink
              to={to}
              // The place one is in is no step, whatever its address says besides.
              replace={to === pathname}
              className={styles.link}
            >
              {/* The word first: the link's name is what one sees, followed by its unit. */}
              <span>{name} </span>
              <span className={styles.picture}>
                <Icon aria-hidden className={styles.icon} stroke={1.5} />
                {count !== undefined && (
                  <>
                    <CountBadge count={count} isSettled={areSettled} />
                    <VisuallyHidden> {unit(count)}</VisuallyHidden>
                  </>
                )}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{note}</VisuallyHidden>
    </nav>
  )
})
