import { type RefObject, useLayoutEffect, useRef } from 'react'

const controlsOf = (item: Element) => [...item.querySelectorAll<HTMLElement>('a, button, input')]

/** The control that has the same place in another item; its first one where that cannot take the focus. */
const sameControl = (mine: HTMLElement[], at: number) => (item: Element) => {
  const controls = controlsOf(item)
  // An item that is being edited has other controls.
  if (controls.length !== mine.length) return []
  const [first, same] = [controls[0], controls[at]]
  return (same?.matches(':disabled') ? first : same) ?? []
}

/** Until the key that removed an item is let go, it does not go on to remove the next one. */
const ignoreHeldKey = (control: HTMLElement) => {
  const ignoreRepeats = (event: KeyboardEvent) => event.repeat && event.preventDefault()
  control.addEventListener('keydown', ignoreRepeats)
  control.addEventListener('keyup', () => control.removeEventListener('keydown', ignoreRepeats), {
    once: true,
  })
}

const handOn = (item: Element, fallback: (item: Element) => HTMLElement | null) => {
  const mine = controlsOf(item)
  const at = mine.findIndex((control) => control.matches(':focus'))
  if (at < 0) return
  const others = [...(item.parentElement?.children ?? [])]
  const here = others.indexOf(item)
  const heirs = [...others.slice(here + 1), ...others.slice(0, here).reverse()].flatMap(sameControl(mine, at))
  const heading = document.querySelector<HTMLElement>('h1')
  const last = fallback(item)
  // The item still stands. Once it has gone, others may have gone with it, or the whole page.
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return
    const heir = [...heirs, last, heading].find((element) => element?.isConnected)
    if (!heir) return
    if (heir === heading) heir.tabIndex = -1
    else ignoreHeldKey(heir)
    heir.focus()
  })
}

const none = () => null

/**
 * For an item of a list. When it goes while the focus is in it, the focus goes to the same control of
 * the next item, or of the one before where there is no next; in an empty list to what `fallback`
 * finds, and else to the page's heading. Whoever has moved on meanwhile is left alone.
 */
export function useFocusAfterRemoval<Item extends HTMLElement>(
  fallback: (item: Element) => HTMLElement | null = none,
): RefObject<Item | null> {
  const ref = useRef<Item>(null)
  // Only this clean-up sees the item as it goes: no event tells of it.
  useLayoutEffect(() => {
    const item = ref.current?.closest('li')
    return () => {
      if (item) handOn(item, fallback)
    }
  }, [fallback])
  return ref
}
