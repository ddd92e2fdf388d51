/** The id of the layout's `<main>`. */
export const CONTENT_ID = 'content'

/** Returns the heading of the page that is shown. */
export const findPageHeading = () => document.querySelector<HTMLElement>('main h1')

/**
 * Moves the focus to the content of the page. As long as that has the focus, it has the name of the page, which readers say.
 * A reference to the heading would be read with the heading of the page before.
 */
export const focusContent = (options?: FocusOptions) => {
  const content = document.getElementById(CONTENT_ID)
  const name = findPageHeading()?.textContent
  if (!content) return
  const unname = () => content.removeAttribute('aria-label')
  if (name) content.setAttribute('aria-label', name)
  content.addEventListener('blur', unname, { once: true })
  content.focus(options)
  // Behind a dialog it cannot have the focus.
  if (document.activeElement !== content) unname()
}
