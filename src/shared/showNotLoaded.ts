import { marks, NOT_LOADED_ID } from './documentMarks'

/** Shows the notice that the shop could not be loaded, in a prerendered page that is not hydrated. */
export const showNotLoaded = () => {
  const { dataset } = document.documentElement
  const notice = document.getElementById(NOT_LOADED_ID)
  if (!notice || dataset[marks.prerendered] === undefined) return
  // Pictures and products are shown now.
  dataset[marks.prerendered] = 'failed'
  delete dataset[marks.stale]
  // The empty URL is that of the document.
  notice.querySelector('a')?.setAttribute('href', '')
  notice.hidden = false
}
