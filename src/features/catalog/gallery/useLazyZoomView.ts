import { type ComponentType, useState } from 'react'
import type { ZoomStageProps } from './ZoomView'

/** Loads the zoom lazily, when a picture is about to be enlarged. */
export function useZoomStage() {
  const [Stage, setStage] = useState<ComponentType<ZoomStageProps>>()
  const load = () => {
    import(/* webpackChunkName: "zoom" */ './ZoomView').then(
      ({ ZoomStage }) => setStage(() => ZoomStage),
      // Without it the picture is still large; the next attempt retries.
      () => {},
    )
  }
  return { Stage, load }
}
