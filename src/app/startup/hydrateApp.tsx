import { startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { htmlMarks, NOT_LOADED_ID, rootMarks, START_FAILED } from '@/shared/documentMarks'
import { App } from '../App'
import { locationOf, type PageData, prerenderedState } from '../render/pageData'
import { preloadPage } from '../router/routes'
import type { AppInstance } from './createApp'
import { markTypedTexts, replayInput, replayPresses } from './replayInput'

type HydratedAppProps = Parameters<typeof App>[0] & { root: HTMLElement }

/** The app in a prerendered page. */
function HydratedApp({ root, ...app }: HydratedAppProps) {
  useLayoutEffect(() => replayInput(root), [root])
  useEffect(() => {
    // Session and filters are rendered before the next paint.
    delete document.documentElement.dataset[htmlMarks.hasQuery]
    // React hydrates a card (Suspense) at the latest when it is clicked, but cannot do so within an effect.
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
  // A host may serve a page with a slash at the end of its path.
  const pathname = window.location.pathname.replace(/(?<=.)\/$/, '')
  const prerendered = {
    state: prerenderedState(data),
    // Given for the shell, and for a page that the user has left by Back meanwhile.
    location: data.path === pathname ? undefined : locationOf(data),
  }
  delete document.documentElement.dataset[htmlMarks.isLoading]
  // From now on React handles events, and hydrates first what receives one.
  root.dataset[rootMarks.prerendered] = 'hydrating'
  markTypedTexts(root)
  // In a transition React yields to input.
  startTransition(() => {
    hydrateRoot(root, <HydratedApp {...app} prerendered={prerendered} root={root} />, {
      // React renders a translated page again. By default it would report that as an uncaught error.
      onRecoverableError: (error) => console.error(error),
      // After such an error React has removed the page.
      onUncaughtError: (error) => {
        reportError(error)
        dispatchEvent(new Event(START_FAILED))
      },
    })
  })
}
