/** One chunk for the account and checkout pages, which a first visit does not need and which often follow each other. */
export { LoginPage } from './account/LoginPage'
export { ProfilePage } from './account/ProfilePage'
export { SignupPage } from './account/SignupPage'
export { CartPage } from './cart/CartPage'
export { AddressPage } from './checkout/AddressPage'
export { OrderPlacedPage } from './checkout/OrderPlacedPage'
export { SummaryPage } from './checkout/SummaryPage'
export { WishlistPage } from './wishlist/WishlistPage'
