/** @import { Journey } from '../walk.mjs' */

/** @type {Journey} */
export const tester = {
  name: 'tester',
  path: '/mockMan',
  steps: [
    { hears: ['Finished loading'], never: [/^statusbar$/m] },
    { press: 'Tab', until: 'Endpoint' },
    { press: 'ctrl+a' },
    { type: '/api/categories' },
    { press: 'ctrl+Return', hears: [/200 OK, \d+ ms, [\d.,]+ k?B/] },
    { press: 'Tab', until: 'Send push button' },
    { press: 'h', until: 'Response heading level 2' },
    { press: 'Down', until: 'Item 1' },
    { press: 'Return', hears: ['expanded'] },
    { press: 'Down', until: /categoryName\W+Saree/ },
    { press: 'Tab', until: 'GET /api/categories 200 OK' },
    { press: 'Return', hears: [/200 OK, \d+ ms/] },
    { press: 'h', until: 'Request headers heading level' },
    { press: 'Tab', until: 'Reset demo data push button' },
    { press: 'Return', hears: ['Reset demo data?', 'cannot be undone', 'Cancel push button'] },
    { press: 'Escape', hears: ['Reset demo data push button'], never: ['200 OK'] },
  ],
}
