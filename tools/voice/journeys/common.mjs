/** @import { Words } from '../expectations.mjs' */
/** @import { Step } from '../walk.mjs' */

export const TITLE = 'Aubergine Paithani Saree'

/** The product that the journeys look at. */
export const PRODUCT_PATH = '/products/aubergine-paithani-saree'

// The texts of status regions, which nobody should hear before anything has changed.
export const SILENT_AT_ARRIVAL = [/^Quantity \d+$/m, /^statusbar$/m]

/**
 * The steps on the log-in page, with the button that fills in the demo account.
 * @param {Words[]} hears
 * @returns {Step[]}
 */
export const logInAsGuest = (...hears) => [
  { press: 'Tab', until: 'Login as guest push button' },
  { press: 'Return', hears: ['Successfully Logged In!', ...hears] },
]

/**
 * The steps from the product to the cart, with a log-in between.
 * @type {Step[]}
 */
export const putIntoCart = [
  { hears: [`Finished loading ${TITLE}`] },
  { press: 'Tab', until: `Add to cart, ${TITLE} push button` },
  { press: 'Return', hears: ['main content Sign In'] },
  ...logInAsGuest(`main content ${TITLE}`, 'Item Added to Cart!'),
  { press: 'Tab', until: `Go to cart, ${TITLE} link` },
  { press: 'Return', hears: ['main content MY CART (1)'], never: SILENT_AT_ARRIVAL },
]
