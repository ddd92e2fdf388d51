import { startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Location, Router, useRoutes } from 'react-router-dom'
import { TransitionPaths } from '@/shared/images/viewTransition'
import { routes } from '../routes'
import type { AppHistory, AppNavigateOptions } from './appHistory'

const Routes = () => useRoutes(routes)
const routeElements = <Routes />

type AppRouterProps = {
  history: AppHistory
  /** What the first render shows, if not the location of the history. */
  firstLocation?: Location
}

/** Renders the page of the location in a transition, so that input is not blocked. */
export function AppRouter({ history, firstLocation = history.location }: AppRouterProps) {
  const [location, setLocation] = useState(firstLocation)
  const [movingPaths, setMovingPaths] = useState<string[]>([])

  useLayoutEffect(() => {
    const show = () => setLocation(history.location)

    /** Animates the picture that both pages share from one position to the other. */
    const animate = (paths: string[]) => {
      flushSync(() => setMovingPaths(paths))
      const { ready, finished } = document.startViewTransition(() => flushSync(show))
      // Rejected if the next transition skips this one, which is no failure.
      ready.catch(() => {})
      finished.finally(() => setMovingPaths((latest) => (latest === paths ? [] : latest)))
    }

    // Back and Forward between two such pages animate it too.
    const animatedPairs = new Set<string>()
    const follow = (previous: Location, options: AppNavigateOptions) => {
      if (options.isMirror) return
      const paths = [previous.pathname, history.location.pathname].sort()
      const pair = paths.join()
      if (options.viewTransition) animatedPairs.add(pair)
      if (options.viewTransition || (history.action === 'POP' && animatedPairs.has(pair))) animate(paths)
      else if (options.flushSync) flushSync(show)
      else startTransition(show)
    }
    // A navigation may have completed during the first render.
    startTransition(show)
    return history.subscribe(follow)
  }, [history])

  return (
    <TransitionPaths value={movingPaths}>
      <Router location={location} navigator={history}>
        {routeElements}
      </Router>
    </TransitionPaths>
  )
}
