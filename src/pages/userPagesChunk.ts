/**
 * One chunk for the pages of users, log-in and sign-up: a first visit needs none of them, and they often
 * follow each other.
 */

export { LoggedOutPage } from './account/LoggedOutPage'
export { LoginPage } from './account/LoginPage'
export { OrderPage } from './account/OrderPage'
export { ProfilePage } from './account/ProfilePage'
export { SignupPage } from './account/SignupPage'
export { CartPage } from './cart/CartPage'
export { AddressPage } from './checkout/AddressPage'
export { OrderPlacedPage } from './checkout/OrderPlacedPage'
export { SummaryPage } from './checkout/SummaryPage'
export { WishlistPage } from './wishlist/WishlistPage'
