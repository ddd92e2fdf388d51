/** The delay after the load event, in ms: until then the first page has the network to itself. */
const DELAY_MS = 2000

/** Runs something a while after the page has loaded, when the browser is idle. */
export const onIdle = (run: () => void) => {
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : run())
  const schedule = () => setTimeout(whenIdle, DELAY_MS)
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
}
