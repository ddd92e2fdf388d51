import { paths } from '@/shared/routing/paths'
import { loadToaster } from '../toasts/lazyToaster'
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
export const prefetchRoutes = (prepareAccounts?: () => Promise<void>) => {
  const fetchPages = () => {
    for (const event of INTENT_EVENTS) document.removeEventListener(event, onIntent)
    // Not reported: a navigation loads the chunk again, and shows when it fails.
    Promise.all([chunks.product(), chunks.account(), loadToaster(), prepareAccounts?.()]).catch(listen)
  }
  const onIntent = ({ target }: Event) => {
    if (isLinkToLazyPage(target)) fetchPages()
  }
  const listen = () => {
    for (const event of INTENT_EVENTS) document.addEventListener(event, onIntent, { passive: true })
  }

  listen()
  onIdle(fetchPages)
}

const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin']
