import { memo, useEffect, useLayoutEffect, useState, useTransition } from 'react'
import { type Location, useLocation, useRoutes } from 'react-router-dom'
import { useLoginRedirect } from '@/features/auth'
import { NavigationProgress } from './NavigationProgress'
import { routes } from './routes'
import { useFiltersInUrl } from './useFiltersInUrl'

/**
 * The page of a location, in its layout. Memoised, or filters would re-render whatever reads the location.
 */
export const PageRoutes = memo(function PageRoutes({ location }: { location: Location }) {
  return useRoutes(routes, location)
})

/** Ignores further presses of a link whose page is loading, which would add history entries. */
const useIgnoreSecondPress = (isNavigating: boolean) => {
  useEffect(() => {
    if (!isNavigating) return
    const ignore = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && link.href === window.location.href) event.preventDefault()
    }
    document.addEventListener('click', ignore, { capture: true })
    return () => document.removeEventListener('click', ignore, { capture: true })
  }, [isNavigating])
}

type AppRoutesProps = {
  /** The location of a prerendered page, if it is not that of the URL. */
  prerendered?: Location
}

/**
 * The page of the URL. It is rendered in a transition: input comes first, and the previous page stays until
 * the code of the next one is loaded. A further navigation replaces it.
 *
 * So there are two locations. `useLocation` is that of the URL here, which `useFiltersInUrl` reads; below
 * `PageRoutes` it is that of the page on the screen. Filters that changed since are in `window.location`
 * only.
 *
 * There is no Suspense boundary around the page: it would hydrate later than the rest, and lose what was
 * typed before.
 */
export function AppRoutes({ prerendered }: AppRoutesProps) {
  const location = useLocation()
  const [shown, setShown] = useState(prerendered ?? location)
  const [isNavigating, startTransition] = useTransition()
  useLoginRedirect()
  // The filters are read before the transition, so that the listing is rendered once.
  useFiltersInUrl()
  useLayoutEffect(() => {
    if (shown !== location) startTransition(() => setShown(location))
  }, [location, shown])
  useIgnoreSecondPress(isNavigating)
  return (
    <>
      {isNavigating && <NavigationProgress />}
      <PageRoutes location={shown} />
    </>
  )
}
