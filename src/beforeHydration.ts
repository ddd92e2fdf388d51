/**
 * Runs before the shop's other scripts, between the header and the content of a prerendered page. Its root has
 * `data-prerendered` until it is hydrated, with a value from when React listens.
 *
 * - A listing whose URL has filters is hidden: the file holds all products, and the filters are not applied yet.
 * - A button that is pressed before React listens is marked; `app/replayInput.ts` presses it again.
 * - If a script does not arrive or fails, the shopper is told.
 */
// What React hydrates is what it renders, and it does not render this script.
document.currentScript?.remove()

const { dataset } = document.documentElement
if (/[?&](search|category|rating|sortby)=/.test(window.location.search)) dataset.hasQuery = ''

const prerendered = () => document.getElementById('root')?.dataset.prerendered

const onClick = ({ target }: MouseEvent) => {
  const button = target instanceof Element && target.closest<HTMLElement>('#root button')
  if (button && prerendered() === '') button.dataset.pressed = button.textContent
}
document.addEventListener('click', onClick, { capture: true })
document.addEventListener('submit', (event) => {
  if (prerendered() !== undefined) event.preventDefault()
})

const report = () => {
  const notice = document.getElementById('not-loaded')
  if (!notice || prerendered() === undefined) return
  delete dataset.hasQuery
  notice.querySelector('a')?.setAttribute('href', window.location.href)
  notice.hidden = false
}
const onError = ({ target, filename = '' }: ErrorEvent) => {
  const url = target instanceof HTMLScriptElement ? target.src : filename
  if (url.startsWith(window.location.origin)) report()
}
addEventListener('error', onError, { capture: true })
addEventListener('unhandledrejection', report)
