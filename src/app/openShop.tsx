import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { breathe } from '@/shared/breathe'
import { createShop, type Shop } from './createShop'
import { locationOf, type PageData, takePageData } from './pageData'
import { prefetchPages } from './prefetch'
import { replayInput, replayPresses } from './replayInput'
import { ShopApp } from './ShopApp'
import { prerenderedState } from './store'
import { followVersions } from './versions'
import type { ServerInPage } from './world'

/** How long a page that shows a part of the catalogue waits for all of it, in ms. */
const PATIENCE = 3000

const atMost = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

type HydratedShopProps = Parameters<typeof ShopApp>[0] & { root: HTMLElement }

/** The shop in a page that the build wrote. */
function HydratedShop({ root, ...shop }: HydratedShopProps) {
  useLayoutEffect(() => replayInput(root), [root])
  useEffect(() => {
    // Session and filters are rendered next, before the browser paints.
    delete document.documentElement.dataset.hasQuery
    // Cards are hydrated by themselves, at the latest by a press, which React cannot do within an effect.
    setTimeout(() => {
      delete root.dataset.prerendered
      document.getElementById('not-loaded')?.remove()
      replayPresses(root)
    })
  }, [root])
  return <ShopApp {...shop} />
}

const hydrate = async (root: HTMLElement, shop: Shop, data: PageData) => {
  if (data.path) await Promise.all([data.isPartial && atMost(shop.catalogue, PATIENCE), shop.page])
  const { location } = shop.history
  const prerendered = {
    state: prerenderedState(data),
    // Back may have led to another path meanwhile.
    location: data.path === location.pathname ? location : locationOf(data),
  }
  // From now on React listens, and hydrates at once what is typed into or pressed.
  root.dataset.prerendered = 'hydrating'
  // In a transition React works in slices, and handles input between them.
  startTransition(() => {
    hydrateRoot(root, <HydratedShop {...shop} prerendered={prerendered} root={root} />)
  })
}

/** Opens the shop in this element of the page. */
export const openShop = async (root: HTMLElement, mockServer?: ServerInPage) => {
  const data = takePageData()
  const shop = await createShop(mockServer, { data, pause: breathe })
  if (data) await hydrate(root, shop, data)
  else
    createRoot(root).render(
      <StrictMode>
        <ShopApp {...shop} />
      </StrictMode>,
    )
  prefetchPages(mockServer?.prepareAccounts)
  // The development server has no worker, and a page that was kept would hide what was edited.
  if (process.env.NODE_ENV === 'production') followVersions(shop.store)
}
