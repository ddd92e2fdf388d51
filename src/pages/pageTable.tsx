import type { ComponentType } from 'react'
import { relatedQuery } from '@/features/catalog'
import { type Filters, filtersToApiQuery } from '@/features/listing'
import { catalogApi } from '@/shared/catalog/catalogApi'
import type { AppDispatch } from '@/shared/redux/hooks'
import { ORDER_PATTERN, PRODUCT_PATTERN, paths, productIdOf } from '@/shared/routing/paths'
import { HomePage } from './home/HomePage'
import { ListingPage } from './listing/ListingPage'
import { NotFoundPage } from './notFound/NotFoundPage'

const { findProducts, getCategories, getProduct, getProducts } = catalogApi.endpoints

/** What the URL of a page contains: its path, and its filters. */
type PageRequest = { pathname: string; filters: Filters }

export type PageEntry = {
  /** The pattern of its path, as React Router reads it. */
  path: string
  /** The page, if its code is in the first load. */
  Page?: ComponentType
  /** What loads the page else, and the chunk of its code. */
  loadCode?: () => Promise<ComponentType>
  chunk?: 'userPages' | 'product' | 'tester'
  /** Who may see the page: everybody unless given. Others are redirected. */
  audience?: 'visitors' | 'users'
  /**
   * Called by the build and by a server, not on a navigation: starts the queries of what the page shows at
   * first, with the arguments of its hooks, so that its document contains their results. These are as old as
   * the document, so a query that nothing else refreshes needs `refetchOnMountOrArgChange`. Resolves to false
   * where there is no such page.
   */
  startQueries?: (dispatch: AppDispatch, request: PageRequest) => Promise<boolean> | undefined
  /** Whether the sitemap lists it; the service worker stores its document too. */
  isInSitemap?: boolean
  /** A tool of developers, which shoppers do not download. It is not rendered to HTML. */
  isForDevelopers?: boolean
}

const userPage = (name: keyof typeof import('./userPagesChunk')): Pick<PageEntry, 'chunk' | 'loadCode'> => ({
  loadCode: async () => {
    const userPages = await import(/* webpackChunkName: "userPages" */ './userPagesChunk')
    return userPages[name]
  },
  chunk: 'userPages',
})

/**
 * All pages of the shop. Routes, guards, prefetching, prerendering, sitemaps, robots.txt and the rules of hosts are
 * derived from it.
 */
export const pages: PageEntry[] = [
  {
    path: paths.home,
    Page: HomePage,
    startQueries: (dispatch) => {
      dispatch(getCategories.initiate())
    },
    isInSitemap: true,
  },
  {
    path: paths.products,
    Page: ListingPage,
    startQueries: (dispatch, { filters }) => {
      dispatch(getCategories.initiate())
      dispatch(getProducts.initiate(filtersToApiQuery(filters)))
    },
    isInSitemap: true,
  },
  {
    path: PRODUCT_PATTERN,
    loadCode: async () =>
      (await import(/* webpackChunkName: "product" */ './product/ProductPage')).ProductPage,
    chunk: 'product',
    startQueries: async (dispatch, { pathname }) => {
      const _id = productIdOf(pathname)
      if (_id === undefined) return false
      const { data: product } = await dispatch(getProduct.initiate(_id))
      if (product) dispatch(findProducts.initiate(relatedQuery(product)))
      return product !== null
    },
    isInSitemap: true,
  },
  { path: paths.login, ...userPage('LoginPage'), audience: 'visitors' },
  { path: paths.signup, ...userPage('SignupPage'), audience: 'visitors' },
  { path: paths.wishlist, ...userPage('WishlistPage'), audience: 'users' },
  { path: paths.cart, ...userPage('CartPage'), audience: 'users' },
  { path: paths.address, ...userPage('AddressPage'), audience: 'users' },
  { path: paths.summary, ...userPage('SummaryPage'), audience: 'users' },
  { path: paths.profile, ...userPage('ProfilePage'), audience: 'users' },
  { path: ORDER_PATTERN, ...userPage('OrderPage'), audience: 'users' },
  { path: paths.orderPlaced, ...userPage('OrderPlacedPage') },
  { path: paths.loggedOut, ...userPage('LoggedOutPage') },
  {
    path: paths.tester,
    loadCode: async () =>
      (await import(/* webpackChunkName: "tester" */ './apiTester/ApiTesterPage')).ApiTesterPage,
    chunk: 'tester',
    isForDevelopers: true,
  },
  { path: paths.notFound, Page: NotFoundPage },
]

/** The pages that are rendered to HTML: those that need no session, but no tools of developers. Any other URL gets the shell. */
export const prerenderedPages = pages.filter(
  ({ audience, isForDevelopers }) => audience !== 'users' && !isForDevelopers,
)
