/** One chunk for the pages of users, and for becoming one: a first visit needs none, and they often follow each other. */
export { LoginPage } from '@/pages/account/LoginPage'
export { ProfilePage } from '@/pages/account/ProfilePage'
export { SignupPage } from '@/pages/account/SignupPage'
export { CartPage } from '@/pages/cart/CartPage'
export { AddressPage } from '@/pages/checkout/AddressPage'
export { OrderPlacedPage } from '@/pages/checkout/OrderPlacedPage'
export { SummaryPage } from '@/pages/checkout/SummaryPage'
export { WishlistPage } from '@/pages/wishlist/WishlistPage'
