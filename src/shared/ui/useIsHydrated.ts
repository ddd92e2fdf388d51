import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a component renders what the build wrote, for all visitors and all screens; true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
