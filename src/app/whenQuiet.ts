/** How long the first page has the line to itself once it is loaded, in ms. */
const A_WHILE = 2000

/** Runs something when the page has been loaded for a while and the browser has nothing else to do. */
export const whenQuiet = (run: () => void) => {
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : run())
  const wait = () => setTimeout(whenIdle, A_WHILE)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
