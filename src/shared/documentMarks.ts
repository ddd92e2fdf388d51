/**
 * What a prerendered document, src/beforeHydration.ts, the styles and the app tell each other, as the names of `data-`
 * attributes, ids and an event. public/index.html and the style sheets
 * ListingPage.module.css, untilListLoaded.module.css, Picture.module.css and base.css name them without an import.
 */

/** Attributes of the `html` element. */
export const htmlMarks = {
  /** The origin of a shop whose build did not know it: written by its server. */
  siteUrl: 'siteUrl',
  /** Set until the scripts are loaded: pictures outside the first viewport wait. */
  isLoading: 'isLoading',
  /** The URL has filters that the page was not rendered with: its cards are hidden. */
  hasQuery: 'hasQuery',
  /** A session is stored: buttons of a visitor are hidden. */
  hasSession: 'hasSession',
} as const

/** Attributes of the `#root` element. */
export const rootMarks = {
  /** Set until the page is hydrated: empty, then 'hydrating' once React handles events. */
  prerendered: 'prerendered',
  /** The page was rendered with the filters of its URL. */
  filtered: 'filtered',
} as const

/** The attribute of a button that was clicked before React handles events: its text at that time. */
export const PRESSED = 'pressed'

/** The id of the element with the data of the page, as JSON. */
export const PAGE_DATA_ID = 'page-data'

/** The id of the template with the scripts, which are added to the page once its first picture has loaded. */
export const SCRIPTS_ID = 'scripts'

/** The id of the notice that the shop could not be loaded. */
export const NOT_LOADED_ID = 'not-loaded'

/** The event by which the app says that it could not start. */
export const START_FAILED = 'startfailed'
