import { StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { breathe } from '@/shared/breathe'
import { createShop, type Shop } from './createShop'
import { type PageData, SHELL, takePageData } from './pageData'
import { prefetchPages } from './prefetch'
import { replayInput, replayPresses } from './replayInput'
import { ShopApp } from './ShopApp'
import { prerenderedState } from './store'
import { followVersions } from './versions'
import type { ServerInPage } from './world'

/** How long a prerendered page waits for the catalogue, which it shows as it was at the time of the build, in ms. */
const PATIENCE = 3000

const atMost = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

type HydratedShopProps = { root: HTMLElement; shop: Shop; data: PageData }

/** The shop in a page that the build wrote. */
function HydratedShop({ root, shop, data }: HydratedShopProps) {
  useLayoutEffect(() => replayInput(root), [root])
  useEffect(() => {
    // By now the session and the filters are rendered too, in the same frame.
    delete document.documentElement.dataset.hasQuery
    // Cards are hydrated by themselves, at the latest by a press, which React cannot do within an effect.
    setTimeout(() => {
      delete root.dataset.prerendered
      document.getElementById('not-loaded')?.remove()
      replayPresses(root)
    })
  }, [root])
  const [prerendered] = useState({
    state: prerenderedState(data),
    location: data.isShell ? SHELL : shop.history.location,
  })
  return <ShopApp {...shop} prerendered={prerendered} />
}

/** Opens the shop in this element of the page. */
export const openShop = async (root: HTMLElement, mockServer?: ServerInPage) => {
  const shop = await createShop(mockServer, breathe)
  const data = takePageData()
  if (data) {
    if (!data.isShell) await Promise.all([atMost(shop.catalogue, PATIENCE), shop.page])
    root.dataset.prerendered = 'hydrating'
    // In a transition it comes in slices, and whoever types or scrolls meanwhile is not kept waiting.
    startTransition(() => {
      hydrateRoot(root, <HydratedShop root={root} shop={shop} data={data} />)
    })
  } else {
    createRoot(root).render(
      <StrictMode>
        <ShopApp {...shop} />
      </StrictMode>,
    )
  }
  prefetchPages(mockServer?.prepareAccounts)
  // The development server has no worker, and a page that was kept would hide what was edited.
  if (process.env.NODE_ENV === 'production') followVersions(shop.store)
}
