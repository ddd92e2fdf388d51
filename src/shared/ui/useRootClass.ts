import { useLayoutEffect } from 'react'

/**
 * Gives the root of the page a class while a component is mounted, and `isOn`. It stands in for `:has()`, which is
 * younger than the browsers that the shop serves.
 */
export const useRootClass = (className: string | undefined, isOn = true): void => {
  useLayoutEffect(() => {
    if (!className || !isOn) return
    const { classList } = document.documentElement
    classList.add(className)
    return () => classList.remove(className)
  }, [className, isOn])
}
