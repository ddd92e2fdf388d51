import { type ComponentType, useState } from 'react'
import type { ZoomViewProps } from './ZoomView'

/** Loads the zoom lazily, when a picture is about to be enlarged. */
export function useLazyZoomView() {
  const [ZoomView, setZoomView] = useState<ComponentType<ZoomViewProps>>()
  const load = () => {
    import(/* webpackChunkName: "zoom" */ './ZoomView').then(
      ({ ZoomView: loaded }) => setZoomView(() => loaded),
      // Without it the picture is still large; the next attempt retries.
      () => {},
    )
  }
  return { ZoomView, load }
}
