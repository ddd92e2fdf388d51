import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { htmlMarks, rootMarks } from '@/shared/documentMarks'
import { App } from '../App'
import { locationOf, type PageData, prerenderedState } from '../render/pageData'
import { loadPage } from '../routes'
import type { AppInstance } from './createApp'
import { PrerenderedRoot } from './HydrationEnd'
import { markTypedTexts, replayInput } from './replayInput'

type HydratedAppProps = Parameters<typeof App>[0] & { root: HTMLElement }

/** The app in a prerendered page. */
function HydratedApp({ root, ...app }: HydratedAppProps) {
  useLayoutEffect(() => replayInput(root, 'layout'), [root])
  return (
    <PrerenderedRoot value={root}>
      <App {...app} />
    </PrerenderedRoot>
  )
}

export const hydrateApp = async (root: HTMLElement, app: AppInstance, data: PageData) => {
  if (data.path) await loadPage(data.path)
  const { location } = app.history
  const prerendered = {
    state: prerenderedState(data),
    // The user may have gone back to another path meanwhile.
    location: data.path === location.pathname ? location : locationOf(data),
  }
  delete document.documentElement.dataset[htmlMarks.isLoading]
  // From now on React handles events, and hydrates first what receives one.
  root.dataset[rootMarks.prerendered] = 'hydrating'
  markTypedTexts(root)
  // In a transition React yields to input.
  startTransition(() => {
    hydrateRoot(root, <HydratedApp {...app} prerendered={prerendered} root={root} />, {
      // A page that the browser has translated is rendered again. As an uncaught error, the default, it would show the
      // notice that the shop could not be loaded.
      onRecoverableError: (error) => console.error(error),
    })
  })
}
