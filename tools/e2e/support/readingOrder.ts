import type { Locator } from '@playwright/test'

/**
 * Siblings whose visual order differs from their DOM order, which confuses users of the keyboard or of a screen
 * reader. Compares the in-flow elements of a container.
 */
export function visualOrderMismatches(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    // Positioned and visually hidden elements are out of flow.
    const isInFlow = (element: Element) => {
      const { position, display } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const isStatic = position === 'static' || position === 'relative'
      return isStatic && display !== 'inline' && width > 1 && height > 1
    }
    const comesBefore = (later: Element, earlier: Element) => {
      const a = earlier.getBoundingClientRect()
      const b = later.getBoundingClientRect()
      const isAbove = b.bottom <= a.top + 0.5
      const isLeft = b.right <= a.left + 0.5
      const isRight = b.left >= a.right - 0.5
      const isInSameRow = b.top < a.bottom - 0.5 && a.top < b.bottom - 0.5
      return (isAbove && !isRight) || (isLeft && isInSameRow)
    }
    const nameOf = (element: Element) => element.outerHTML.slice(0, 80)
    return [root, ...root.querySelectorAll('*')].flatMap((parent) => {
      if (parent.closest('svg')) return []
      const siblings = [...parent.children].filter(isInFlow)
      return siblings.flatMap((later, index) => {
        const earlier = siblings[index - 1]
        return earlier && comesBefore(later, earlier) ? `${nameOf(later)} before ${nameOf(earlier)}` : []
      })
    })
  })
}
