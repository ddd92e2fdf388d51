/**
 * What a prerendered document, src/beforeHydration.ts and the app tell each other. While a mark of the `html` element is
 * set, src/app/styles/documentMarks.css hides pictures, and elements with `data-until-filtered` or `data-until-hydrated`.
 */

/** The `data-` attributes of the `html` element. */
export const marks = {
  /**
   * The page is prerendered and not hydrated yet: 'waiting' for the scripts, 'hydrating' or 'failed'. Empty without
   * JavaScript.
   */
  prerendered: 'prerendered',
  /** The page was rendered with the filters of its URL. */
  filtered: 'filtered',
  /** The URL has filters that the page was not rendered with. */
  stale: 'stale',
  /** A session is stored. */
  session: 'session',
  /** The origin of a shop whose build did not know it: written by its server. */
  origin: 'origin',
} as const

/** The `data-` attribute of a button that was clicked before React handles events: its text at that time. */
export const PRESSED = 'pressed'

/** The id of the template with scripts that wait for a picture. */
export const SCRIPTS_ID = 'scripts'

/** The id of the element with the data of the page, as JSON. */
export const PAGE_DATA_ID = 'page-data'

/** The id of the notice that the shop could not be loaded, in public/index.html. */
export const NOT_LOADED_ID = 'not-loaded'
