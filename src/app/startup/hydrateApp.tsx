import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, type HydrationOptions, hydrateRoot, type RootOptions } from 'react-dom/client'
import { marks, NOT_LOADED_ID } from '@/shared/documentMarks'
import { showNotLoaded } from '@/shared/showNotLoaded'
import { App } from '../App'
import { isPageOf, type PageData, prerenderedState } from '../render/pageData'
import { untilFirstPageLoaded } from '../router/untilFirstPageLoaded'
import type { AppInstance } from './createApp'
import { replayInput, replayPresses } from './replayInput'

type HydratedAppProps = Parameters<typeof App>[0] & { root: HTMLElement }

/** The app in a document that was prerendered. */
function HydratedApp({ root, ...app }: HydratedAppProps) {
  useLayoutEffect(() => replayInput(root), [root])
  useEffect(() => {
    // A button renders its change at once (`flushSync`), which React cannot do within an effect.
    setTimeout(() => {
      delete document.documentElement.dataset[marks.prerendered]
      document.getElementById(NOT_LOADED_ID)?.remove()
      replayPresses(root)
    })
  }, [root])
  return <App {...app} />
}

const options: RootOptions & HydrationOptions = {
  // React renders a translated page again. By default it would report that as an uncaught error.
  onRecoverableError: (error) => console.error(error),
  // After such an error React has removed the page.
  onUncaughtError: (error) => {
    reportError(error)
    showNotLoaded()
  },
}

/** Hydrates the document. Throws if the code of its page cannot be loaded: the page stays, as HTML. */
export const hydrateApp = async (root: HTMLElement, app: AppInstance, data: PageData) => {
  if (data.path) {
    await untilFirstPageLoaded(app.router)
    const [error] = Object.values(app.router.state.errors ?? {})
    if (error) throw error
  }
  // The user has left the page by Back meanwhile.
  if (!isPageOf(data, app.router.state.location))
    return createRoot(root, options).render(<HydratedApp {...app} root={root} />)
  const prerendered = { state: prerenderedState(data), isShell: data.path === undefined }
  // From now on React handles events, and hydrates first what receives one.
  document.documentElement.dataset[marks.prerendered] = 'hydrating'
  // In a transition React yields to input.
  startTransition(() => {
    hydrateRoot(root, <HydratedApp {...app} prerendered={prerendered} root={root} />, options)
  })
}
