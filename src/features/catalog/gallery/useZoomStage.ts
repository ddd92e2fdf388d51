import { type ComponentType, useState } from 'react'
import type { ZoomStageProps } from './ZoomStage'

/** The part that zooms, and how to load it: nobody pays for it before they mean to look closer. */
export function useZoomStage() {
  const [Stage, setStage] = useState<ComponentType<ZoomStageProps>>()
  const load = () => {
    import(/* webpackChunkName: "zoom" */ './ZoomStage').then(
      ({ ZoomStage }) => setStage(() => ZoomStage),
      // Without it the picture is large all the same, and the next look asks again.
      () => {},
    )
  }
  return { Stage, load }
}
