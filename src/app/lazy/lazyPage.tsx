import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '@/pages/error/ErrorPage'
import { type LazyChunk, useLazyChunk } from '@/shared/lazyChunk'
import { Loader } from '@/shared/ui/feedback/Loader'

type LazyPageProps<Name extends string> = {
  chunk: LazyChunk<Record<Name, ComponentType>>
  /** The name under which the chunk exports the page. */
  name: Name
}

function LazyPage<Name extends string>({ chunk, name }: LazyPageProps<Name>) {
  const { module, error } = useLazyChunk(chunk, chunk.get)
  if (!module) return error ? <ErrorPage error={error} onRetry={chunk.load} /> : <Loader />
  const Page: ComponentType = module[name]
  return <Page />
}

/**
 * The part of a route that renders a page from a lazy chunk. On a navigation the previous page stays until the chunk is
 * loaded (the history awaits `handle.load`); on the first load a loader is shown.
 */
export const lazyPage = <Name extends string>(
  chunk: LazyChunk<Record<Name, ComponentType>>,
  name: Name,
): Pick<RouteObject, 'element' | 'handle'> => ({
  // The key, because a deferred module of another chunk has no such page.
  element: <LazyPage key={name} chunk={chunk} name={name} />,
  handle: chunk,
})
