import {
  type ComponentType,
  type ReactElement,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
} from 'react'
import { type RouteObject, useLocation } from 'react-router-dom'
import { ErrorPage } from '@/pages/error/ErrorPage'
import { Loader } from '@/shared/ui/feedback/Loader'

/**
 * The part of a route that renders a page from a lazy chunk, which exports it as `name`. On a navigation the previous
 * page stays until the chunk is loaded (the history awaits `handle.load`); on the first load a loader is shown.
 *
 * Not `React.lazy`, which caches a failed chunk and never retries.
 */
export const lazyPage = <Name extends string>(
  importChunk: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Pick<RouteObject, 'element' | 'handle'> => {
  const source: Source = {
    load: async () => {
      try {
        const Page: ComponentType = (await importChunk())[name]
        source.latest = { page: <Page /> }
      } catch (error) {
        source.latest = { error }
      }
    },
  }
  return { element: <LazyPage source={source} />, handle: source }
}

/** A chunk, and the result of its latest load. */
type Source = { load: () => Promise<void>; latest?: { page: ReactElement } | { error: unknown } }

function LazyPage({ source }: { source: Source }) {
  // Renders again after each navigation, which loads the chunk (`handle.load`).
  useLocation()
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const load = useCallback(() => source.load().then(() => startTransition(renderAgain)), [source])
  const { latest } = source
  // Not `source.latest`: the chunk may have loaded since this render.
  useEffect(() => {
    if (!latest) load()
  }, [latest, load])

  if (!latest) return <Loader />
  return 'page' in latest ? latest.page : <ErrorPage error={latest.error} onRetry={load} />
}
