import { startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { htmlMarks, NOT_LOADED_ID, rootMarks, START_FAILED } from '@/shared/documentMarks'
import { App } from '../App'
import { locationOf, type PageData, prerenderedState } from '../render/pageData'
import { preloadPage } from '../router/routeObjects'
import type { AppInstance } from './createApp'
import { markTypedTexts, replayInput, replayPresses } from './replayInput'

type HydratedAppProps = Parameters<typeof App>[0] & { root: HTMLElement }

/** The app in a prerendered page. */
function HydratedApp({ root, ...app }: HydratedAppProps) {
  useLayoutEffect(() => replayInput(root), [root])
  useEffect(() => {
    // Session and filters are rendered before the next paint.
    delete document.documentElement.dataset[htmlMarks.hasQuery]
    // Cards hydrate separately (Suspense), at the latest on a click, which React cannot do within an effect.
    setTimeout(() => {
      delete root.dataset[rootMarks.prerendered]
      document.getElementById(NOT_LOADED_ID)?.remove()
      replayPresses(root)
    })
  }, [root])
  return <App {...app} />
}

export const hydrateApp = async (root: HTMLElement, app: AppInstance, data: PageData) => {
  if (data.path) await preloadPage(data.path)
  // A host may serve a page with a slash at its end.
  const pathname = window.location.pathname.replace(/(?<=.)\/$/, '')
  const prerendered = {
    state: prerenderedState(data),
    // The shell, or a page that the user has left by Back meanwhile.
    location: data.path === pathname ? undefined : locationOf(data),
  }
  delete document.documentElement.dataset[htmlMarks.isLoading]
  // From now on React handles events, and hydrates first what receives one.
  root.dataset[rootMarks.prerendered] = 'hydrating'
  markTypedTexts(root)
  // In a transition React yields to input.
  startTransition(() => {
    hydrateRoot(root, <HydratedApp {...app} prerendered={prerendered} root={root} />, {
      // A page that the browser has translated is rendered again. It is only logged, not an uncaught error as by default.
      onRecoverableError: (error) => console.error(error),
      // React has removed the page.
      onUncaughtError: (error) => {
        reportError(error)
        dispatchEvent(new Event(START_FAILED))
      },
    })
  })
}
