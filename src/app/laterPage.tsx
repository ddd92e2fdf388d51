import type { ComponentType } from 'react'
import { type RouteObject, useLoaderData } from 'react-router-dom'
import { Loader } from '@/shared/ui/Loader'

/**
 * The part of a route that draws a page out of a chunk of its own. Takes what imports the chunk, and the
 * page's name in it. On the way from another page, that one stays until the chunk is there; where the
 * shop is opened at this page, a loader holds its place between header and footer.
 *
 * It is the route's loader that imports, not its `lazy`: the router would remember a chunk that failed
 * and never ask for it again.
 */
export const laterPage = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Pick<RouteObject, 'loader' | 'Component' | 'hydrateFallbackElement'> => ({
  loader: async () => (await load())[name],
  Component: LoadedPage,
  hydrateFallbackElement: <Loader />,
})

function LoadedPage() {
  const Page = useLoaderData() as ComponentType
  return <Page />
}
