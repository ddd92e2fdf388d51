import { PRODUCT_PATH, putIntoCart, TITLE } from './common.mjs'

/** @import { Journey } from '../walk.mjs' */

const ORDER_LINK = /Order [0-9A-Z]{4}-[0-9A-Z]{4} link/

/** @type {Journey} */
export const checkout = {
  name: 'checkout',
  path: PRODUCT_PATH,
  steps: [
    ...putIntoCart,
    { press: 'Tab', until: 'Checkout link' },
    { press: 'Return', hears: ['main content Shipping Address'] },
    { press: 'Tab', until: /Plot 14, Paithan Road,? Aurangabad 431005/ },
    { press: 'space', hears: ['selected'] },
    { press: 'Tab', until: 'Next push button' },
    { press: 'Return', hears: ['main content Order Summary'] },
    { press: 'h', until: 'Delivery Details heading level 2' },
    { press: 'Down', hears: ['Plot 14, Paithan Road'] },
    // The name is beside the heading, so that Orca reads both as one line.
    { press: 'Up', hears: ['Delivery Details', 'Meera Deshmukh'] },
    { press: 'Tab', until: 'Place Order push button' },
    { press: 'Return', hears: ['main content Thank you', 'Order Placed Successfully'] },
    { press: 'h', until: 'Thank you heading level 1' },
    { press: 'Down', hears: ['Your order has been placed.'] },
    { press: 'Down', hears: [ORDER_LINK] },
    { press: 'Down', hears: ['It should be with you by'] },
    { press: 'h', until: `${TITLE} link` },
    { press: 'shift+Tab', until: ORDER_LINK },
    { press: 'Return', hears: [/main content Order [0-9A-Z]{4}-[0-9A-Z]{4}/] },
    { press: 'h', until: 'Status heading level 2' },
    { press: 'Down', hears: ['Placed'] },
    { press: 'Tab', until: 'Buy again push button' },
    { press: 'Tab', until: 'Cancel order push button' },
    { press: 'Return', hears: ['Cancel this order?', 'Keep order push button'] },
    { press: 'Tab', until: 'Cancel order push button' },
    { press: 'Return', hears: ['The order has been cancelled.'] },
    { press: 'ctrl+Home' },
    { press: 'h', until: 'Status heading level 2' },
    { press: 'l', hears: ['List with 2 items'] },
    { press: 'i', until: /Cancelled/ },
  ],
}
