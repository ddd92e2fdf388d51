import { type ComponentType, lazy } from 'react'
import { paths } from '@/shared/routing/paths'
import { HomePage } from './home/HomePage'
import { ListingPage } from './listing/ListingPage'
import { NotFoundPage } from './notFound/NotFoundPage'

export type PageEntry = {
  /** The pattern of its path, as React Router reads it. */
  path: string
  Page: ComponentType
  /** The chunk of its code, if that is not in the first load, and what loads it. */
  chunk?: 'userPages' | 'product' | 'tester'
  preload?: () => Promise<unknown>
  /** Who may see it: all, unless said. Others are redirected. */
  audience?: 'visitors' | 'shoppers'
  /** Whether search engines may list it. */
  isIndexed?: boolean
}

/** Pages of the same chunk share a file. */
const lazyPage = <Name extends string>(
  chunk: NonNullable<PageEntry['chunk']>,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Pick<PageEntry, 'Page' | 'chunk' | 'preload'> => ({
  Page: lazy<ComponentType>(async () => ({ default: (await load())[name] })),
  chunk,
  preload: load,
})

/** All pages of the shop: the only place that says which there are, and what is special about each. */
export const pages: PageEntry[] = [
  { path: paths.home, Page: HomePage, isIndexed: true },
  { path: paths.products, Page: ListingPage, isIndexed: true },
  {
    path: '/products/:_id',
    ...lazyPage(
      'product',
      () => import(/* webpackChunkName: "product" */ './product/ProductPage'),
      'ProductPage',
    ),
    isIndexed: true,
  },
  // A first visit needs no page of a user, and they often follow each other: one chunk for them all.
  {
    path: paths.login,
    ...lazyPage(
      'userPages',
      () => import(/* webpackChunkName: "userPages" */ './account/LoginPage'),
      'LoginPage',
    ),
    audience: 'visitors',
  },
  {
    path: paths.signup,
    ...lazyPage(
      'userPages',
      () => import(/* webpackChunkName: "userPages" */ './account/SignupPage'),
      'SignupPage',
    ),
    audience: 'visitors',
  },
  {
    path: paths.wishlist,
    ...lazyPage(
      'userPages',
      () => import(/* webpackChunkName: "userPages" */ './wishlist/WishlistPage'),
      'WishlistPage',
    ),
    audience: 'shoppers',
  },
  {
    path: paths.cart,
    ...lazyPage('userPages', () => import(/* webpackChunkName: "userPages" */ './cart/CartPage'), 'CartPage'),
    audience: 'shoppers',
  },
  {
    path: paths.address,
    ...lazyPage(
      'userPages',
      () => import(/* webpackChunkName: "userPages" */ './checkout/AddressPage'),
      'AddressPage',
    ),
    audience: 'shoppers',
  },
  {
    path: paths.summary,
    ...lazyPage(
      'userPages',
      () => import(/* webpackChunkName: "userPages" */ './checkout/SummaryPage'),
      'SummaryPage',
    ),
    audience: 'shoppers',
  },
  {
    path: paths.profile,
    ...lazyPage(
      'userPages',
      () => import(/* webpackChunkName: "userPages" */ './account/ProfilePage'),
      'ProfilePage',
    ),
    audience: 'shoppers',
  },
  {
    path: paths.orderPlaced,
    ...lazyPage(
      'userPages',
      () => import(/* webpackChunkName: "userPages" */ './checkout/OrderPlacedPage'),
      'OrderPlacedPage',
    ),
  },
  {
    path: paths.loggedOut,
    ...lazyPage(
      'userPages',
      () => import(/* webpackChunkName: "userPages" */ './account/LoggedOutPage'),
      'LoggedOutPage',
    ),
  },
  // A developer tool, which shoppers do not download.
  {
    path: paths.tester,
    ...lazyPage(
      'tester',
      () => import(/* webpackChunkName: "tester" */ './apiTester/ApiTesterPage'),
      'ApiTesterPage',
    ),
  },
  { path: paths.notFound, Page: NotFoundPage },
]
