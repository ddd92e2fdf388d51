import { cart } from './cart.mjs'
import { checkout } from './checkout.mjs'
import { filter } from './filter.mjs'
import { gallery } from './gallery.mjs'
import { logIn } from './logIn.mjs'
import { profile } from './profile.mjs'
import { search } from './search.mjs'
import { tester } from './tester.mjs'

export const journeys = [search, filter, logIn, cart, checkout, profile, gallery, tester]
