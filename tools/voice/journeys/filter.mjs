import { SILENT_AT_ARRIVAL, TITLE } from './common.mjs'
/** @import { Journey } from '../walk.mjs' */

/** @type {Journey} */
export const filter = {
  name: 'filter',
  path: '/products',
  steps: [
    {
      hears: [
        'Finished loading Products',
        /Products\nheading level 1/,
        /Filters\nheading level 2/,
        /^Any rating$/m,
        /^20 products$/m,
      ],
      never: ['20 products shown', ...SILENT_AT_ARRIVAL],
    },
    { press: 'Tab', until: 'Saree check box not checked' },
    { press: 'space', hears: ['checked', '5 products shown'] },
    { press: 'Tab', until: 'Rating horizontal slider Any rating' },
    { press: 'Right', hears: ['2 and above'] },
    { press: 'Right', hears: ['3 and above'] },
    { press: 'Right', hears: ['4 and above', '4 products shown'] },
    { press: 'Tab', until: 'Any price' },
    { press: 'Down', hears: ['Up to Rs. 5,000', '(0)'] },
    { press: 'space', hears: ['0 products shown'] },
    { press: 'Up', hears: ['Any price', '(4)'] },
    { press: 'space', hears: ['4 products shown'] },
    { press: 'Tab', until: 'Low to High' },
    { press: 'space', hears: ['selected'] },
    { press: 'Tab', until: 'Remove filter Saree push button' },
    { press: 'Tab', hears: ['Remove filter Rating 4 and above push button'] },
    { press: 'Return', hears: ['Rating 4 and above removed'], never: ['Any rating'] },
    { press: 'Tab', until: `${TITLE} link` },
    { press: 'Return', hears: [`main content ${TITLE}`] },
    { press: 'alt+Left', hears: [/^Products$/m], never: ['Any rating', ...SILENT_AT_ARRIVAL] },
  ],
}
