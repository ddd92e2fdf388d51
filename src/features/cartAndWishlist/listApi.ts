import { type BaseQueryApi, skipToken } from '@reduxjs/toolkit/query/react'
import { memoize } from 'es-toolkit'
import type { CartResponse, UserId, WishlistResponse } from '@/contract'
import { api } from '@/shared/api/api'
import { parseProduct } from '@/shared/product/product'
import type { CartItem, WishlistItem } from './listItems'
import { LISTS, type ListName, type Send, withListLocks } from './listLocks'

/** A query of a list takes its turn among the requests about it, and keeps it while it is retried. */
const listQuery = <Response, Item>(list: ListName, read: (response: Response) => Item[]) => ({
  queryFn: (_owner: UserId, store: BaseQueryApi, _options: unknown, send: Send) =>
    withListLocks([list], store, async () => {
      const { data, error } = await send(`user/${list}`)
      return error ? { error } : { data: read(data as Response) }
    }),
  // Dropped on unsubscribe, before another user logs in.
  keepUnusedDataFor: 0,
})

/** The queries of the cart and the wishlist, cached by the user's id, so that no other user sees them. */
export const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartItem[], UserId>({
      ...listQuery('cart', ({ cart }: CartResponse) => cart.map(parseProduct)),
      providesTags: ['Cart'],
    }),
    getWishlist: build.query<WishlistItem[], UserId>({
      ...listQuery('wishlist', ({ wishlist }: WishlistResponse) => wishlist.map(parseProduct)),
      providesTags: ['Wishlist'],
    }),
  }),
})

export const { getCart, getWishlist } = listApi.endpoints

type WithUser = { auth: { user: { _id: UserId } | null } }
const ownerOf = ({ auth }: WithUser) => auth.user?._id

const cartOf = memoize((owner: UserId | undefined) => getCart.select(owner ?? skipToken))
const wishlistOf = memoize((owner: UserId | undefined) => getWishlist.select(owner ?? skipToken))

export type WithLists = Parameters<ReturnType<typeof cartOf>>[0] & WithUser

/** The cart of the last response; undefined until it is loaded. */
export const selectCart = (state: WithLists) => cartOf(ownerOf(state))(state).data

/** The wishlist of the last response; undefined until it is loaded. */
export const selectWishlist = (state: WithLists) => wishlistOf(ownerOf(state))(state).data

/** Whether there is a user whose list has neither loaded nor failed to yet. */
export const selectIsListLoading = (state: WithLists, list: ListName): boolean => {
  const owner = ownerOf(state)
  const { data, isError } = (list === 'cart' ? cartOf(owner) : wishlistOf(owner))(state)
  return owner !== undefined && !data && !isError
}

export type WithRestoring = WithLists & { auth: { _persist?: { rehydrated: boolean } } }

/** Whether the session is restored and, if it has a user, both lists have loaded or failed to. */
export const selectAreListsLoaded = (state: WithRestoring): boolean =>
  Boolean(state.auth._persist?.rehydrated) && !LISTS.some((list) => selectIsListLoading(state, list))

/** Takes a request's store API and the lists of its response; writes them into the cache. */
export const writeLists = (
  { dispatch, getState, signal }: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'signal'>,
  { cart, wishlist }: Partial<CartResponse & WishlistResponse>,
) => {
  const arg = ownerOf(getState() as WithUser)
  const write = listApi.util.upsertQueryEntries
  // Another user may have logged in meanwhile.
  if (arg === undefined || signal.aborted) return
  if (cart) dispatch(write([{ endpointName: 'getCart', arg, value: cart.map(parseProduct) }]))
  if (wishlist) dispatch(write([{ endpointName: 'getWishlist', arg, value: wishlist.map(parseProduct) }]))
}
