import { useLayoutEffect } from 'react'

/** Adds a class to the root element while mounted and `isOn`. Not all supported browsers have `:has()`. */
export const useRootClass = (className: string | undefined, isOn = true): void => {
  useLayoutEffect(() => {
    if (!className || !isOn) return
    const { classList } = document.documentElement
    classList.add(className)
    return () => classList.remove(className)
  }, [className, isOn])
}
