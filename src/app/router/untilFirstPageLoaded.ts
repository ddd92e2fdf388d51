import type { Router } from '@/shared/redux/services'

/** Resolves when the code of the router's first page is loaded, or has failed to: `router.state.errors` says so. */
export const untilFirstPageLoaded = ({ state, subscribe }: Router) =>
  new Promise<void>((resolve) => {
    if (state.initialized) return resolve()
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
