import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { UserId } from '@/contract'
import { selectUser } from '@/features/auth'
import { getCart, getWishlist } from '@/shared/api/lists'
import { breathe } from '@/shared/breathe'
import { createShop, type Shop } from './createShop'
import { prefetchPages } from './prefetch'
import { ShopApp } from './ShopApp'
import { takeOver } from './takeOver'
import { followVersions } from './versions'
import type { ServerInPage } from './world'

/** How long a screen that shows the catalogue may wait for it, once the shop is there, in ms. */
const PATIENCE = 1000

/** The same for a garment's page, which comes in a chunk of its own: without it, less would be on the screen. */
const PATIENCE_FOR_THE_PAGE = 10_000

const atMost = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

const loadLists = ({ dispatch }: Shop['store'], owner: UserId) =>
  Promise.all([
    dispatch(getCart.initiate(owner, { subscribe: false })),
    dispatch(getWishlist.initiate(owner, { subscribe: false })),
  ])

/** Opens the shop in this element of the page. */
export const openShop = async (root: HTMLElement, mockServer?: ServerInPage) => {
  const shop = await createShop(mockServer, breathe)
  const { store } = shop
  // What is on the screen already must not go in order to come again.
  if (root.dataset.prerendered === 'whole')
    await Promise.all([atMost(shop.catalogue, PATIENCE), atMost(shop.page, PATIENCE_FOR_THE_PAGE)])
  takeOver(root, async () => {
    // What is in the cart already must not be put into it by a button that could not know.
    const user = selectUser(store.getState())
    if (user) await loadLists(store, user._id)
  })
  // In a transition the drawing comes in slices, and whoever types or scrolls meanwhile is not kept waiting.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ShopApp {...shop} />
      </StrictMode>,
    ),
  )
  prefetchPages(mockServer?.prepareAccounts)
  // The development server has no worker, and a page that was kept would hide what was edited.
  if (process.env.NODE_ENV === 'production') followVersions(store)
}
