import { logInAsGuest } from './common.mjs'
/** @import { Journey } from '../walk.mjs' */

/** @type {Journey} */
export const profile = {
  name: 'profile',
  path: '/profile',
  steps: [
    { hears: ['main content Sign In'] },
    ...logInAsGuest('main content Profile'),
    { press: 'Tab', until: 'Edit name push button' },
    { press: 'Return', hears: ['Name entry Meera Deshmukh selected required'] },
    { type: 'Mira' },
    { press: 'Return', hears: ['Edit name push button', 'Name saved.'] },
    { press: 'Tab', until: 'Add Address push button' },
    { press: 'Return', hears: ['form Add Address', 'Name entry required'] },
    { press: 'Return', hears: ['Name is required.'], never: ['All fields are required.'] },
    { type: 'Mira' },
    { press: 'Tab', hears: ['Street entry required', 'Street is required.'] },
    { type: '1 Mill Road' },
    { press: 'Tab', hears: ['City entry required', 'City is required.'] },
    { type: 'Pune' },
    { press: 'Tab', hears: ['Zipcode entry required', 'Zipcode is required.'] },
    { type: '411001' },
    { press: 'Tab', hears: ['State entry required', 'State is required.'] },
    { type: 'Maharashtra' },
    { press: 'Tab', hears: ['Country entry required', 'Country is required.'] },
    { type: 'India' },
    { press: 'Return', hears: ['Add Address push button', 'The address was added.'] },
    { press: 'shift+Tab', hears: ['Delete address of Mira, 1 Mill Road push button'] },
    { press: 'Return', hears: ['Undo push button', 'The address of Mira, 1 Mill Road was removed.'] },
    { press: 'Return', hears: ['Mira, 1 Mill Road'] },
    { press: 'Tab', until: 'Logout push button' },
    { press: 'Return', hears: ['main content Oh no! You are logged out', 'Successfully Logged Out!'] },
  ],
}
