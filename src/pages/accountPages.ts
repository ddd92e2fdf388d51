/**
 * The pages of whoever has an account or is about to: one chunk of their own, because a first look at
 * the shop needs none of them, and who needs one of them soon needs the next.
 */
export { LoginPage } from './account/LoginPage'
export { ProfilePage } from './account/ProfilePage'
export { SignupPage } from './account/SignupPage'
export { CartPage } from './cart/CartPage'
export { AddressPage } from './checkout/AddressPage'
export { OrderPlacedPage } from './checkout/OrderPlacedPage'
export { SummaryPage } from './checkout/SummaryPage'
export { WishlistPage } from './wishlist/WishlistPage'
