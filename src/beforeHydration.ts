/**
 * Runs before the shop's other scripts, between the header and the content of a prerendered page. Its root has
 * `data-prerendered` until it is hydrated, with a value from when React listens.
 *
 * - A listing whose URL has a query is hidden: the file holds all products, and the filters are not applied yet.
 * - A button that is pressed before React listens is marked; `app/replayInput.ts` presses it again.
 * - If a script does not arrive or fails, the shopper is told.
 */
// Gone before React looks: what it hydrates must be what it renders.
document.currentScript?.remove()

const { dataset } = document.documentElement
if (window.location.search) dataset.hasQuery = ''

const prerendered = () => document.getElementById('root')?.dataset.prerendered

const onClick = ({ target }: MouseEvent) => {
  const button = target instanceof Element && target.closest<HTMLElement>('#root button')
  if (button && prerendered() === '') button.dataset.pressed = button.textContent
}
document.addEventListener('click', onClick, { capture: true })
document.addEventListener('submit', (event) => {
  if (prerendered() === '') event.preventDefault()
})

const report = () => {
  const notice = document.getElementById('not-loaded')
  if (!notice || prerendered() === undefined) return
  delete dataset.hasQuery
  notice.querySelector('a')?.setAttribute('href', window.location.href)
  notice.hidden = false
}
const isOurs = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement && target.src.startsWith(window.location.origin)
addEventListener('error', ({ target }) => isOurs(target) && report(), { capture: true })
addEventListener('unhandledrejection', report)
