import { FILTER_NAMES } from '@resham/contract/search/filterNames'
import { marks, PRESSED, SCRIPTS_ID } from '@/shared/documentMarks'
import { showNotLoaded } from '@/shared/showNotLoaded'
import type { SESSION_KEY } from '@/shared/storageKeys'

/**
 * This script is inline, between the header and the content of a prerendered page: a file would delay the content.
 * src/app/styles/documentMarks.css hides what the marks say. `app/startup/hydrateApp.tsx` goes on from here.
 */
// React does not render this script: left in place, it would be a hydration mismatch.
document.currentScript?.remove()

const { dataset } = document.documentElement
dataset[marks.prerendered] = 'waiting'
const hasFilters = new RegExp(`[?&](${FILTER_NAMES.join('|')})=`).test(window.location.search)
if (hasFilters && dataset[marks.filtered] === undefined) dataset[marks.stale] = ''
try {
  if (localStorage.getItem('loginItems' satisfies typeof SESSION_KEY)) dataset[marks.session] = ''
} catch {
  // The browser blocks localStorage, so there is no session.
}

/** How long the scripts wait for a picture at most, in ms. */
const MAX_WAIT = 3000

// A page with one large picture has its scripts in a template, until that picture is loaded: otherwise it would be painted
// in 1.41 of the time (docs/decisions/0028-start.md).
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

// A press is marked until React handles events, and then repeated (`app/startup/replayInput.ts`).
const onClick = ({ target }: MouseEvent) => {
  const button = target instanceof Element && target.closest<HTMLElement>('#root button')
  const state = dataset[marks.prerendered]
  if (button && state && state !== 'hydrating') button.dataset[PRESSED] = button.textContent
}
document.addEventListener('click', onClick, { capture: true })
document.addEventListener('submit', (event) => {
  if (dataset[marks.prerendered] !== undefined) event.preventDefault()
})

// Only the file of `start.tsx`: scripts of an in-app browser may fail.
const onError = ({ target, filename = '' }: ErrorEvent) => {
  const url = target instanceof HTMLScriptElement ? target.src : filename
  if (url.startsWith(`${window.location.origin}/assets/start.`)) showNotLoaded()
}
addEventListener('error', onError, { capture: true })
