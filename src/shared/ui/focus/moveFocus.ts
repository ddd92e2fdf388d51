import { CONTENT_ID, focusContent } from './content'

/**
 * How the focus moves when the control that had it goes away: with a removed item, a form, an overlay or a page.
 *
 * Orca says nothing of a new focus that it learns of together with the removal of the old one. So after a key the focus
 * first goes to the content of the page, which stays, and moves on once Orca has noticed that. After a pointer it moves at
 * once, because the keyboard of a phone opens only within the tap. Other readers need neither.
 */

/**
 * How long a browser takes to report a change to a screen reader, in ms. Half was enough on a busy machine.
 */
const UPDATE_MS = 100

/** The key of the last press; undefined if a pointer was pressed. */
let lastKey: string | undefined

/** Remembers the last press, of a key or of a pointer. */
export const watchPresses = () => {
  const options = { capture: true }
  window.addEventListener('keydown', ({ key }) => (lastKey = key), options)
  window.addEventListener('pointerdown', () => (lastKey = undefined), options)
}

/**
 * Whether an arrow was pressed last, as in Alt and Left for Back: Orca then does not announce a new focus.
 */
export const wasArrowPressed = () => lastKey?.startsWith('Arrow') === true

/**
 * Ignores the repeats of a key that is held down, which would press the control in place of the pressed one.
 */
export const ignoreKeyRepeats = (control: HTMLElement) => {
  const ignoreRepeats = (event: KeyboardEvent) => event.repeat && event.preventDefault()
  control.addEventListener('keydown', ignoreRepeats)
  control.addEventListener('keyup', () => control.removeEventListener('keydown', ignoreRepeats), {
    once: true,
  })
}

type FindElement = () => HTMLElement | null | undefined

/**
 * Focuses the element that `find` returns. A heading, which cannot have the focus otherwise, gets a
 * `tabindex` until it loses it.
 */
const focusOn = (find: FindElement, options?: FocusOptions) => {
  const element = find()
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  if (lastKey) ignoreKeyRepeats(element)
  element.focus(options)
}

/**
 * Calls back once screen readers know what has changed; after a pointer at once. Does not call back if
 * another element has got the focus meanwhile; a focus that was lost with its element does not matter.
 */
export const afterUpdate = (callback: () => void) => {
  if (!lastKey) return callback()
  const waiting = document.activeElement
  setTimeout(() => {
    const { activeElement, body } = document
    if (activeElement === waiting || activeElement === body) callback()
  }, UPDATE_MS)
}

/** Moves the focus to the element that `find` returns, unless it has moved elsewhere meanwhile. */
export const moveFocus = (find: FindElement, options?: FocusOptions) => {
  if (!lastKey) return focusOn(find, options)
  getSelection()?.removeAllRanges()
  focusContent({ preventScroll: true })
  afterUpdate(() => focusOn(find, options))
}

/** As `moveFocus`, unless the shopper has moved the focus away from this control, which may be gone, meanwhile. */
export const moveFocusFrom = (control: HTMLElement | null, find: FindElement) => {
  const { activeElement, body } = document
  if ([control, body, document.getElementById(CONTENT_ID)].includes(activeElement as HTMLElement | null))
    moveFocus(find)
}
