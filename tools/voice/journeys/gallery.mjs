import { PRODUCT_PATH, TITLE } from './common.mjs'
/** @import { Journey } from '../walk.mjs' */

/** @type {Journey} */
export const gallery = {
  name: 'gallery',
  path: PRODUCT_PATH,
  steps: [
    { hears: [`Finished loading ${TITLE}`] },
    { press: 'Tab', until: `Enlarge the picture of ${TITLE} push button` },
    {
      press: 'Return',
      hears: [`Pictures of ${TITLE}`],
      never: [/^Zoom \d/m, /^Picture \d/m, 'statusbar'],
    },
    { press: 'Tab', hears: ['Close push button'] },
    { press: 'Tab', until: 'Zoom in push button' },
    { press: 'Return', hears: [/Zoom 175 ?%/] },
    { press: 'Tab', until: 'Next picture push button' },
    { press: 'Return', hears: ['Picture 2 of 2'] },
    { press: 'Escape', hears: [`Enlarge the picture of ${TITLE} push button`] },
  ],
}
