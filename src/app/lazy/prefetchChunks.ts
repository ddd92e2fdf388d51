import { pages } from '@/pages/pages'
import { paths } from '@/shared/routing/paths'
import { chunks } from './chunks'
import { onIdle } from './onIdle'

const isInitialPage = (path: string) => path === paths.home || path === paths.products

const isLinkToLazyPage = (target: EventTarget | null) => {
  const link = target instanceof Element && target.closest('a')
  return link && link.origin === window.location.origin && !isInitialPage(link.pathname)
}

/**
 * Prefetches the lazy pages and the toaster: when the browser is idle, or as soon as a link to such a page is hovered,
 * touched or focused. `prepareAccounts` loads the lazy part of the mock server; a real server has none.
 */
export const prefetchChunks = (prepareAccounts?: () => Promise<void>) => {
  const fetchPages = () => {
    for (const { preload, isForDevelopers } of pages) if (!isForDevelopers) preload?.().catch(() => {})
    chunks.toaster.load()
    // Not reported: what needs it loads it again, and shows when it fails.
    prepareAccounts?.().catch(() => {})
  }
  const onIntent = ({ target }: Event) => {
    if (isLinkToLazyPage(target)) fetchPages()
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, onIntent, { passive: true })
  onIdle(fetchPages)
}
