import { startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Location, Router, useRoutes } from 'react-router-dom'
import { MovingPaths } from '@/shared/images/viewTransition'
import { routes } from './routes'
import type { ShopHistory, ShopNavigateOptions } from './shopHistory'

const Screens = () => useRoutes(routes)
const screens = <Screens />

type ShopRouterProps = {
  history: ShopHistory
  /** What the first rendering shows, where it is not the location of the history. */
  firstLocation?: Location
}

/** Shows the page of the location: in a transition, so that a key pressed meanwhile is not kept waiting. */
export function ShopRouter({ history, firstLocation = history.location }: ShopRouterProps) {
  const [location, setLocation] = useState(firstLocation)
  const [movingPaths, setMovingPaths] = useState<string[]>([])

  useLayoutEffect(() => {
    const show = () => setLocation(history.location)

    /** The picture that both pages share moves from its place on the one to its place on the other. */
    const move = (paths: string[]) => {
      flushSync(() => setMovingPaths(paths))
      const { ready, finished } = document.startViewTransition(() => flushSync(show))
      // Skipped where the next one begins, which is no failure.
      ready.catch(() => {})
      finished.finally(() => setMovingPaths((latest) => (latest === paths ? [] : latest)))
    }

    // Back and Forward between two pages move it too.
    const moves = new Set<string>()
    const follow = (left: Location, options: ShopNavigateOptions) => {
      if (options.isMirror) return
      const paths = [left.pathname, history.location.pathname].sort()
      const way = paths.join()
      if (options.viewTransition) moves.add(way)
      if (options.viewTransition || (history.action === 'POP' && moves.has(way))) move(paths)
      else if (options.flushSync) flushSync(show)
      else startTransition(show)
    }
    // A navigation may have come before the first rendering was over.
    startTransition(show)
    return history.subscribe(follow)
  }, [history])

  return (
    <MovingPaths value={movingPaths}>
      <Router location={location} navigator={history}>
        {screens}
      </Router>
    </MovingPaths>
  )
}
