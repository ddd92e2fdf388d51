/**
 * Restores the scroll position of a page from the back/forward cache: with `scrollRestoration` 'manual', WebKit shows
 * it from the top.
 */
export const restoreScrollPosition = () => {
  let top = 0
  window.addEventListener('pagehide', () => {
    top = window.scrollY
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(0, top)
  })
}
