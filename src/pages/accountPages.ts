/** One chunk for the account and checkout pages: a first visit needs none of them, and one is soon followed by the next. */
export { LoginPage } from './account/LoginPage'
export { ProfilePage } from './account/ProfilePage'
export { SignupPage } from './account/SignupPage'
export { CartPage } from './cart/CartPage'
export { AddressPage } from './checkout/AddressPage'
export { OrderPlacedPage } from './checkout/OrderPlacedPage'
export { SummaryPage } from './checkout/SummaryPage'
export { WishlistPage } from './wishlist/WishlistPage'
