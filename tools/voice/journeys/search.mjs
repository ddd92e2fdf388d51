import { SILENT_AT_ARRIVAL, TITLE } from './common.mjs'
/** @import { Journey } from '../walk.mjs' */

/** @type {Journey} */
export const search = {
  name: 'search',
  path: '/',
  steps: [
    {
      hears: [
        'Finished loading Resham · The feeling of luxury',
        /The feeling of luxury\nheading level 1/,
        'Shop Now',
        /Saree Collection\nlink/,
      ],
      never: ['Close view of', 'Wishlist0', ...SILENT_AT_ARRIVAL],
    },
    { press: 'Tab', until: 'Shop Now link' },
    { press: 'Return', hears: ['main content Products'], never: SILENT_AT_ARRIVAL },
    { press: 'slash', hears: ['Search products', 'Focus mode'] },
    { type: 'banarsi', hears: ['0 products shown. Did you mean banarasi?'] },
    { press: 'Down', hears: ['Did you mean banarasi?'] },
    { press: 'Return', hears: ['products shown'] },
    { press: 'ctrl+a' },
    { type: 'paith', hears: ['expanded', '1 product shown'] },
    { press: 'Down', hears: [`${TITLE} Rs. 29,650`] },
    { press: 'Return', hears: [`main content ${TITLE}`] },
    { press: 'h', hears: [`${TITLE} heading level 1`] },
    { press: 'Down', hears: ['Rated 4.9 of 5', /\b1\.2k reviews/] },
    { press: 'alt+Left', hears: ['main content Products'], never: SILENT_AT_ARRIVAL },
  ],
}
