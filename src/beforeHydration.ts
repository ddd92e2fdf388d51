/**
 * Runs before the shop's other scripts, between the header and the content of a prerendered page. The root has
 * `data-prerendered` until it is hydrated.
 *
 * - A listing whose URL has a query is hidden: the file holds all products, and the filters are not applied yet.
 * - A button that is pressed before it can act is marked; `app/replayInput.ts` presses it when it can.
 * - If a script does not arrive or fails, the shopper is told.
 */
// Gone before React looks: what it hydrates must be what it renders.
document.currentScript?.remove()

const isPrerendered = () => 'prerendered' in (document.getElementById('root')?.dataset ?? {})

if (window.location.search) document.documentElement.dataset.hasQuery = ''

document.addEventListener(
  'click',
  ({ target }) => {
    const button = isPrerendered() && target instanceof Element && target.closest<HTMLElement>('#root button')
    if (button) button.dataset.pressed = button.textContent
  },
  { capture: true },
)
document.addEventListener('submit', (event) => {
  if (isPrerendered()) event.preventDefault()
})

const report = () => {
  const notice = document.getElementById('not-loaded')
  if (!notice || !isPrerendered()) return
  notice.querySelector('a')?.setAttribute('href', window.location.href)
  notice.hidden = false
}
const isOurs = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement && target.src.startsWith(window.location.origin)
addEventListener('error', ({ target }) => isOurs(target) && report(), { capture: true })
addEventListener('unhandledrejection', report)
