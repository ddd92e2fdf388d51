import { paths } from '@/shared/paths'
import { chunks } from './chunks'
import { loadToaster } from './toasting'

/** How long the first page has the line to itself once it is loaded, in ms. */
const A_WHILE = 2000

/** The pages of the first load. */
const isAtHand = (path: string) => path === paths.home || path === paths.products

const isWayToLater = (target: EventTarget | null) => {
  const link = target instanceof Element && target.closest('a')
  return link && link.origin === window.location.origin && !isAtHand(link.pathname)
}

/**
 * Fetches what the first screen did without, pages and toasts, so that nobody waits for them later: when the
 * browser has had nothing else to do for a while, or as soon as a link to one of them is pointed at or has the
 * focus.
 */
export const prefetchPages = () => {
  const fetchPages = () => {
    for (const event of SIGNS) document.removeEventListener(event, onIntent)
    // Nothing was asked for yet. Who follows the link asks again, and sees when it fails.
    Promise.all([chunks.product(), chunks.account(), loadToaster()]).catch(listen)
  }
  const onIntent = ({ target }: Event) => {
    if (isWayToLater(target)) fetchPages()
  }
  const listen = () => {
    for (const event of SIGNS) document.addEventListener(event, onIntent, { passive: true })
  }
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(fetchPages) : fetchPages())
  const wait = () => setTimeout(whenIdle, A_WHILE)

  listen()
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

const SIGNS = ['pointerover', 'touchstart', 'focusin']
