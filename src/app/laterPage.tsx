import {
  type ComponentType,
  type ReactElement,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
} from 'react'
import { type RouteObject, useLocation } from 'react-router-dom'
import { UnexpectedError } from '@/pages/UnexpectedError'
import { Loader } from '@/shared/ui/Loader'

/**
 * The part of a route that draws a page out of a chunk of its own. Takes what imports the chunk, and the
 * page's name in it. On the way from another page, that one stays until the chunk is there (`handle.load`, which
 * shopHistory.ts waits for); where the shop is opened at this page, a loader holds its place between header and footer.
 *
 * Not `React.lazy`, which would remember a chunk that failed and never ask for it again.
 */
export const laterPage = <Name extends string>(
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
  return { element: <LaterPage source={source} />, handle: source }
}

/** A chunk, and what came of it when it was last asked for. */
type Source = { load: () => Promise<void>; latest?: { page: ReactElement } | { error: unknown } }

function LaterPage({ source }: { source: Source }) {
  // Each navigation to it asks for the chunk.
  useLocation()
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const load = useCallback(() => source.load().then(() => startTransition(renderAgain)), [source])
  const { latest } = source
  // Not `source.latest`: the chunk may have come after this rendering.
  useEffect(() => {
    if (!latest) load()
  }, [latest, load])

  if (!latest) return <Loader />
  return 'page' in latest ? latest.page : <UnexpectedError error={latest.error} onRetry={load} />
}
