import { FILTER_NAMES } from '@resham/contract/search/filterNames'
import {
  htmlMarks,
  NOT_LOADED_ID,
  PRESSED,
  rootMarks,
  SCRIPTS_ID,
  START_FAILED,
} from '@/shared/documentMarks'
import type { SESSION_KEY } from '@/shared/storageKeys'

/**
 * This script is inline, between the header and the content of a prerendered page: a file would delay the
 * content. The root has `data-prerendered` until it is hydrated, with a value once React handles events.
 *
 * - Pictures outside the first viewport wait until the scripts are loaded: otherwise the listing is hydrated in 1.35 of
 *   the time (docs/decisions/0028-start.md).
 * - A listing whose URL has filters is hidden, unless its HTML was rendered with them.
 * - A logged-in user's product buttons are hidden, because the HTML contains those of a visitor.
 * - A button that is clicked before React handles events is marked; `app/startup/replayInput.ts` clicks it
 *   again.
 * - On a page with one large picture the scripts are requested after the picture, because both would share
 *   the bandwidth: otherwise it is painted in 1.80 of the time. With a row of small
 *   pictures this would only delay the hydration of the listing.
 * - If the shop cannot start, a notice is shown. Errors of foreign scripts, such as those of in-app browsers,
 *   do not count.
 */
// React does not render this script: left in place, it would be a hydration mismatch.
document.currentScript?.remove()

const { dataset } = document.documentElement
dataset[htmlMarks.isLoading] = ''
const root = document.getElementById('root')
const hasFilters = new RegExp(`[?&](${FILTER_NAMES.join('|')})=`).test(window.location.search)
if (hasFilters && root?.dataset[rootMarks.filtered] === undefined) dataset[htmlMarks.hasQuery] = ''
try {
  if (localStorage.getItem('loginItems' satisfies typeof SESSION_KEY)) dataset[htmlMarks.hasSession] = ''
} catch {
  // The browser blocks localStorage, so there is no session.
}

/** How long the scripts wait for a picture at most, in ms. */
const MAX_WAIT = 3000

document.addEventListener('DOMContentLoaded', () => {
  const scripts = document.querySelector<HTMLTemplateElement>(`#${SCRIPTS_ID}`)
  const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
  if (!scripts) return
  // A second call appends nothing, because the template is then empty.
  const start = () => document.head.append(scripts.content)
  if (!picture || picture.complete) return start()
  for (const event of ['load', 'error']) picture.addEventListener(event, start)
  setTimeout(start, MAX_WAIT)
})

const prerendered = () => root?.dataset[rootMarks.prerendered]

const onClick = ({ target }: MouseEvent) => {
  const button = target instanceof Element && target.closest<HTMLElement>('#root button')
  if (button && prerendered() === '') button.dataset[PRESSED] = button.textContent
}
document.addEventListener('click', onClick, { capture: true })
document.addEventListener('submit', (event) => {
  if (prerendered() !== undefined) event.preventDefault()
})

const report = () => {
  const notice = document.getElementById(NOT_LOADED_ID)
  if (!notice || prerendered() === undefined) return
  delete dataset[htmlMarks.isLoading]
  delete dataset[htmlMarks.hasQuery]
  notice.querySelector('a')?.setAttribute('href', window.location.href)
  notice.hidden = false
}
// `start.tsx` reports a failure of its steps itself, but not that its own file could not be loaded or run.
const onError = ({ target, filename = '' }: ErrorEvent) => {
  const url = target instanceof HTMLScriptElement ? target.src : filename
  if (url.startsWith(`${window.location.origin}/assets/start.`)) report()
}
addEventListener('error', onError, { capture: true })
addEventListener(START_FAILED, report)
