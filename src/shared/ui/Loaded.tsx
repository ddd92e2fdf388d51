import type { ReactNode } from 'react'
import { Loader } from './Loader'

// RTK Query's hook gives a union of its states; what it may hold is read off all of them.
type Query = { currentData?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
type DataOf<Q extends Query> = NonNullable<Q['currentData']>

type LoadedProps<Q extends Query> = {
  query: Q
  /** What is being loaded, as in 'Loading your cart'. */
  what: string
  skeleton?: ReactNode
  /** For a part of a page. */
  isSmall?: boolean
  children: (data: DataOf<Q>) => ReactNode
}

/** Draws what a query gives; until then a loader, and after a failure a way to try again. */
export function Loaded<Q extends Query>({ query, what, skeleton, isSmall, children }: LoadedProps<Q>) {
  const { currentData, isError, isFetching, refetch } = query
  if (currentData) return children(currentData as DataOf<Q>)
  if (!isError || isFetching)
    return (
      <Loader label={`Loading ${what}`} isSmall={isSmall}>
        {skeleton}
      </Loader>
    )
  return <Loader label={`We could not load ${what}.`} onRetry={refetch} isSmall={isSmall} />
}
