import { logInAsGuest, PRODUCT_PATH, TITLE } from './common.mjs'
/** @import { Journey } from '../walk.mjs' */

/** @type {Journey} */
export const logIn = {
  name: 'logIn',
  path: PRODUCT_PATH,
  steps: [
    { hears: [`Finished loading ${TITLE}`], never: ['Wishlist0', /^statusbar$/m] },
    { press: 'Tab', until: `Add to cart, ${TITLE} push button` },
    { press: 'Return', hears: ['main content Sign In'] },
    { press: 'Tab', hears: ['Sign In', 'Email entry required'] },
    { press: 'Tab', hears: [/^Password /m, 'Required'] },
    { press: 'Return', hears: ['Email entry required', 'Email is required.'] },
    { type: 'nobody@resham.example' },
    { press: 'Tab', hears: [/^Password .*text/m] },
    { type: 'silk' },
    // The specification wants the toast of a log-in at once, whatever comes of it.
    { press: 'Return', hears: ['Successfully Logged In!', /not Registered[^\n]*$/] },
    ...logInAsGuest(`main content ${TITLE}`, 'Item Added to Cart!'),
    { press: 'Tab', until: `Go to cart, ${TITLE} link` },
  ],
}
