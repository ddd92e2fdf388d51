import { type BaseQueryApi, skipToken } from '@reduxjs/toolkit/query/react'
import { memoize } from 'es-toolkit'
import type { CartAnswer, UserId, WishlistAnswer } from '@/contract'
import type { CartItem, WishlistItem } from '@/shared/product/lists'
import { readProduct } from '@/shared/product/product'
import { api } from './api'

/** The cart and the wishlist, cached under the id of their owner: another user never sees them. */
export const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartItem[], UserId>({
      query: () => 'user/cart',
      extraOptions: { list: 'cart' },
      transformResponse: ({ cart }: CartAnswer) => cart.map(readProduct),
      providesTags: ['Cart'],
      // Unsubscribing aborts it, and leaves nothing behind for the next user.
      keepUnusedDataFor: 0,
    }),
    getWishlist: build.query<WishlistItem[], UserId>({
      query: () => 'user/wishlist',
      extraOptions: { list: 'wishlist' },
      transformResponse: ({ wishlist }: WishlistAnswer) => wishlist.map(readProduct),
      providesTags: ['Wishlist'],
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { getCart, getWishlist } = listApi.endpoints

type WithUser = { auth: { user: { _id: UserId } | null } }
const ownerOf = ({ auth }: WithUser) => auth.user?._id

const cartOf = memoize((owner: UserId | undefined) => getCart.select(owner ?? skipToken))
const wishlistOf = memoize((owner: UserId | undefined) => getWishlist.select(owner ?? skipToken))

export type WithLists = Parameters<ReturnType<typeof cartOf>>[0] & WithUser

/** The cart as the server has it; undefined until it is loaded. */
export const selectCart = (state: WithLists) => cartOf(ownerOf(state))(state).data

/** The wishlist as the server has it; undefined until it is loaded. */
export const selectWishlist = (state: WithLists) => wishlistOf(ownerOf(state))(state).data

export type WithRestoring = WithLists & { auth: { _persist?: { rehydrated: boolean } } }

/**
 * Whether it is known what the lists hold: not before the session is restored, and, where it has a user, not before
 * their lists are loaded or cannot be.
 */
export const selectAreListsSettled = (state: WithRestoring): boolean => {
  if (!state.auth._persist?.rehydrated) return false
  const owner = ownerOf(state)
  if (owner === undefined) return true
  return [cartOf(owner)(state), wishlistOf(owner)(state)].every((list) => list.data || list.isError)
}

/** Writes the lists that a response holds into the cache. */
export const writeLists = (
  { dispatch, getState, signal }: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'signal'>,
  { cart, wishlist }: Partial<CartAnswer & WishlistAnswer>,
) => {
  const arg = ownerOf(getState() as WithUser)
  const write = listApi.util.upsertQueryEntries
  // The session may have passed to another user while the response was read.
  if (arg === undefined || signal.aborted) return
  if (cart) dispatch(write([{ endpointName: 'getCart', arg, value: cart.map(readProduct) }]))
  if (wishlist) dispatch(write([{ endpointName: 'getWishlist', arg, value: wishlist.map(readProduct) }]))
}
