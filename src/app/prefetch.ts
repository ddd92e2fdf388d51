import { paths } from '@/shared/paths'
import { chunks } from './chunks'
import { loadToaster } from './toasting'
import { whenQuiet } from './whenQuiet'

/** The pages of the first load. */
const isAtHand = (path: string) => path === paths.home || path === paths.products

const isWayToLater = (target: EventTarget | null) => {
  const link = target instanceof Element && target.closest('a')
  return link && link.origin === window.location.origin && !isAtHand(link.pathname)
}

/**
 * Fetches what the first screen did without, pages and toasts, so that nobody waits for them later: when the
 * browser has had nothing else to do for a while, or as soon as a link to one of them is pointed at or has the
 * focus. Takes what fetches the mock server's part of it; a real server has none.
 */
export const prefetchPages = (prepareAccounts?: () => Promise<void>) => {
  const fetchPages = () => {
    for (const event of SIGNS) document.removeEventListener(event, onIntent)
    // Nothing was asked for yet. Who follows the link asks again, and sees when it fails.
    Promise.all([chunks.product(), chunks.account(), loadToaster(), prepareAccounts?.()]).catch(listen)
  }
  const onIntent = ({ target }: Event) => {
    if (isWayToLater(target)) fetchPages()
  }
  const listen = () => {
    for (const event of SIGNS) document.addEventListener(event, onIntent, { passive: true })
  }

  listen()
  whenQuiet(fetchPages)
}

const SIGNS = ['pointerover', 'touchstart', 'focusin']
