import type { Locator } from '@playwright/test'

/**
 * Neighbours of which the later stands above or before the earlier: whoever goes from one to the next
 * by keyboard or by ear would jump back and forth. Looks at what stands in the flow of a part of the page.
 */
export function outOfOrder(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    // What is laid upon something, sticks to an edge or is said to screen readers alone has no place
    // of its own.
    const stands = (element: Element) => {
      const { position, display } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const isInFlow = position === 'static' || position === 'relative'
      return isInFlow && display !== 'inline' && width > 1 && height > 1
    }
    const comesBefore = (later: Element, earlier: Element) => {
      const a = earlier.getBoundingClientRect()
      const b = later.getBoundingClientRect()
      const isAbove = b.bottom <= a.top + 0.5
      const isLeft = b.right <= a.left + 0.5
      const isRight = b.left >= a.right - 0.5
      const isInOneRow = b.top < a.bottom - 0.5 && a.top < b.bottom - 0.5
      return (isAbove && !isRight) || (isLeft && isInOneRow)
    }
    const nameOf = (element: Element) => element.outerHTML.slice(0, 80)
    return [root, ...root.querySelectorAll('*')].flatMap((parent) => {
      if (parent.closest('svg')) return []
      const standing = [...parent.children].filter(stands)
      return standing.flatMap((later, index) => {
        const earlier = standing[index - 1]
        return earlier && comesBefore(later, earlier) ? `${nameOf(later)} before ${nameOf(earlier)}` : []
      })
    })
  })
}
