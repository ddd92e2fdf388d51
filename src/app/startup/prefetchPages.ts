import { pages } from '@/pages/pageTable'
import { ORIGIN } from '@/shared/routing/browserLocation'
import { loadToaster } from '../toasts/lazyToaster'
import { onIdle } from './onIdle'
import { savesData } from './savesData'

/**
 * Prefetches the code of the lazy pages and of the toaster: when the browser is idle, or as soon as a link to
 * such a page is hovered, touched or focused; never for a shopper who saves data. `prepareAccounts` loads the
 * lazy part of the mock server; a real server has none.
 */
export const prefetchPages = (prepareAccounts?: () => Promise<void>) => {
  const prefetch = () => {
    if (savesData()) return
    const loads = pages.flatMap(({ loadCode, isForDevelopers }) =>
      loadCode && !isForDevelopers ? [loadCode] : [],
    )
    // A failure is not reported: the code is loaded again when it is needed.
    for (const load of [...loads, loadToaster, prepareAccounts]) load?.().catch(() => {})
  }
  // Without `loadCode`, the code of a page is in the first load.
  const eager = pages.flatMap(({ path, loadCode }) => (loadCode ? [] : [path]))
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link && link.origin === ORIGIN && !eager.includes(link.pathname)) prefetch()
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, onIntent, { passive: true })
  onIdle(prefetch)
}
