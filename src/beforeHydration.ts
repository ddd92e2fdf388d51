import type { SESSION_KEY } from '@/shared/api/session'

/**
 * Runs before the other scripts, between the header and the content of a prerendered page. The root has
 * `data-prerendered` until it is hydrated, with a value once React handles events.
 *
 * - A listing whose URL has filters is hidden: the HTML contains all products, unfiltered.
 * - A logged-in user's product buttons are hidden: the HTML contains those of a visitor.
 * - A button that is clicked before React handles events is marked; `app/startup/replayInput.ts` clicks it again.
 * - If a script fails to load or throws, a notice is shown.
 */
// React does not render this script: left in place, it would be a hydration mismatch.
document.currentScript?.remove()

const { dataset } = document.documentElement
if (/[?&](search|category|rating|sortby)=/.test(window.location.search)) dataset.hasQuery = ''
try {
  if (localStorage.getItem('loginItems' satisfies typeof SESSION_KEY)) dataset.hasSession = ''
} catch {
  // The browser blocks localStorage, so there is no session.
}

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
