import { PRODUCT_PATH, putIntoCart, TITLE } from './common.mjs'
/** @import { Journey } from '../walk.mjs' */

/** @type {Journey} */
export const cart = {
  name: 'cart',
  path: PRODUCT_PATH,
  steps: [
    ...putIntoCart,
    { press: 'Tab', until: `Increase quantity, ${TITLE} push button` },
    { press: 'Return', hears: [/^Quantity 2/m] },
    { press: 'Up', hears: ['Quantity 2.'], never: ['statusbar'] },
    { press: 'Tab', until: `Remove from Cart, ${TITLE} push button` },
    {
      press: 'Return',
      hears: ['Undo push button', `${TITLE} was removed`, 'Item Removed from Cart!'],
      never: ['Alt+T'],
    },
    { press: 'Return', hears: [TITLE], never: ['was removed'] },
    { press: 'Tab', until: `Move to Wishlist, ${TITLE} push button` },
    { press: 'Return', hears: ['Item Moved To Wishlist!'] },
  ],
}
