import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { selectCart, selectIsCartLoading } from '@/features/cart'
import { selectIsWishlistLoading, selectWishlist } from '@/features/wishlist'
import { useAppSelector } from '@/shared/redux/hooks'
import type { RootState } from '@/shared/redux/rootState'
import { paths } from '@/shared/routing/paths'
import { Announcement } from '@/shared/ui/feedback/Announcement'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { CountBadge } from './CountBadge'
import styles from './HeaderNav.module.css'
import { useIsShell } from './isShell'

/** Whether the session is restored and, if it has a user, both lists have loaded or failed to. */
const selectAreCountsSettled = (state: RootState) =>
  // A prerendered page has no `_persist`.
  Boolean(state.auth._persist?.rehydrated) && !selectIsCartLoading(state) && !selectIsWishlistLoading(state)

const inWords = (name: string, count: number) => `${name} ${count} ${count === 1 ? 'item' : 'items'}`

/** Returns what to announce: the counts that changed after both lists had been loaded. */
function useChangeNote(wishlistCount: number, cartCount: number, areKnown: boolean): string {
  const [previous, setPrevious] = useState({ wishlistCount, cartCount, areKnown, note: '' })
  const isSame = previous.wishlistCount === wishlistCount && previous.cartCount === cartCount
  if (isSame && previous.areKnown === areKnown) return previous.note
  const changes = previous.areKnown &&
    areKnown && [
      previous.wishlistCount !== wishlistCount && inWords('Wishlist', wishlistCount),
      previous.cartCount !== cartCount && inWords('Cart', cartCount),
    ]
  const note = changes ? changes.filter(Boolean).join('; ') : ''
  setPrevious({ wishlistCount, cartCount, areKnown, note })
  return note
}

/** The main links, with the counts of wishlist and cart. */
export function HeaderNav() {
  const wishlist = useAppSelector(selectWishlist)
  const cart = useAppSelector(selectCart)
  const areSettled = useAppSelector(selectAreCountsSettled)
  const wishlistCount = wishlist?.length ?? 0
  // 0 while the wishlist is not loaded, whatever the cart holds: specification, section 2.
  const cartCount = wishlist ? (cart?.length ?? 0) : 0
  const note = useChangeNote(wishlistCount, cartCount, wishlist !== undefined && cart !== undefined)
  const { pathname } = useLocation()
  const isShell = useIsShell()
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
            <Link
              to={to}
              aria-current={!isShell && pathname.startsWith(to) ? 'page' : undefined}
              // A link to the current path adds no history entry, whatever its query.
              replace={to === pathname}
              className={styles.link}
            >
              {/* The accessible name is one text, which begins with the visible label. */}
              <VisuallyHidden>
                {count !== undefined && areSettled ? inWords(name, count) : name}
              </VisuallyHidden>
              <span aria-hidden>{name}</span>
              <span aria-hidden className={styles.picture}>
                <Icon className={styles.icon} stroke={1.5} />
                {count !== undefined && <CountBadge count={count} isSettled={areSettled} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Announcement>{note}</Announcement>
    </nav>
  )
}
