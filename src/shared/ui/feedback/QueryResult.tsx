import type { ReactNode } from 'react'
import { Loader } from './Loader'

// The parts that all states of RTK Query's hook result share.
type Query = { currentData?: unknown; isError: boolean; isFetching?: boolean; refetch: () => unknown }
type DataOf<Q extends Query> = Exclude<Q['currentData'], undefined>

type QueryResultProps<Q extends Query> = {
  query: Q
  /** What is being loaded, as in 'Loading your cart'. */
  what: string
  skeleton?: ReactNode
  /** For a part of a page. */
  isSmall?: boolean
  children: (data: DataOf<Q>) => ReactNode
}

/** Renders the data of a query, which may be null; a loader while it is pending, and a retry button when it has failed. */
export function QueryResult<Q extends Query>({
  query,
  what,
  skeleton,
  isSmall,
  children,
}: QueryResultProps<Q>) {
  const { currentData, isError, isFetching, refetch } = query
  if (currentData !== undefined) return children(currentData as DataOf<Q>)
  if (!isError || isFetching)
    return (
      <Loader label={`Loading ${what}`} isSmall={isSmall}>
        {skeleton}
      </Loader>
    )
  return <Loader label={`We could not load ${what}.`} onRetry={refetch} isSmall={isSmall} />
}
