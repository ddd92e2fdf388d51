/** The id of the layout's `<main>`. */
export const CONTENT_ID = 'content'

/** Returns the heading of the page that is shown. */
export const findPageHeading = () => document.querySelector<HTMLElement>('main h1')

/**
 * Moves the focus to the content of the page. While it has the focus, its name is the heading of the page,
 * which screen readers say. With `aria-labelledby` they would say the heading of the previous page.
 */
export const focusContent = (options?: FocusOptions) => {
  const content = document.getElementById(CONTENT_ID)
  const name = findPageHeading()?.textContent
  if (!content) return
  const unname = () => content.removeAttribute('aria-label')
  if (name) content.setAttribute('aria-label', name)
  content.addEventListener('blur', unname, { once: true })
  content.focus(options)
  // Behind a dialog the content cannot have the focus.
  if (document.activeElement !== content) unname()
}
