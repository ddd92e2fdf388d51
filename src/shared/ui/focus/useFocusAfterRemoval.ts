import { type RefObject, useLayoutEffect, useRef } from 'react'
import { findPageHeading } from './content'
import { moveFocus } from './moveFocus'

const controlsOf = (item: Element) => [...item.querySelectorAll<HTMLElement>('a, button, input')]

/** The control with the same index in another item, or its first one if that is disabled. */
const sameControl = (mine: HTMLElement[], at: number) => (item: Element) => {
  const controls = controlsOf(item)
  // An item that is being edited has other controls.
  if (controls.length !== mine.length) return []
  const [first, same] = [controls[0], controls[at]]
  return (same?.matches(':disabled') ? first : same) ?? []
}

const leave = (item: Element, fallback: (item: Element) => HTMLElement | null) => {
  const mine = controlsOf(item)
  const at = mine.findIndex((control) => control.matches(':focus'))
  if (at < 0) return
  const others = [...(item.parentElement?.children ?? [])]
  const here = others.indexOf(item)
  const candidates = [...others.slice(here + 1), ...others.slice(0, here).reverse()].flatMap(
    sameControl(mine, at),
  )
  const last = fallback(item)
  // The item is still in the DOM. Other items, or the whole page, may be removed with it.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return
    moveFocus(() => [...candidates, last].find((element) => element?.isConnected) ?? findPageHeading())
  })
}

const none = () => null

/**
 * Returns a ref for an element in a list item. When the item is removed with the focus in it, the focus moves
 * to the same control of the next item, else of the previous one, else to the element that `fallback`
 * returns, else to the heading. A focus that has moved elsewhere meanwhile stays.
 */
export function useFocusAfterRemoval<Item extends HTMLElement>(
  fallback: (item: Element) => HTMLElement | null = none,
): RefObject<Item | null> {
  const ref = useRef<Item>(null)
  // No event is fired when an element is removed.
  useLayoutEffect(() => {
    const item = ref.current?.closest('li')
    return () => {
      if (item) leave(item, fallback)
    }
  }, [fallback])
  return ref
}
