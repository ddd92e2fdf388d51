/**
 * Keeps the scroll position of a page that comes back from the browser's back/forward cache. With
 * `scrollRestoration` on 'manual' WebKit shows it from its top.
 */
export const keepScrollPosition = () => {
  let top = 0
  window.addEventListener('pagehide', () => {
    top = window.scrollY
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(0, top)
  })
}
