import { type BaseQueryApi, skipToken } from '@reduxjs/toolkit/query/react'
import { memoize } from 'es-toolkit'
import type { CartItemDto, CartResponse, UserId, WishlistItemDto, WishlistResponse } from '@/contract'
import { selectUser } from '@/features/auth'
import { api } from '@/shared/api/api'
import { type ParsedProduct, parseProduct } from '@/shared/product/product'
import { type ListName, type Send, withListLocks } from './listLocks'

/** A line of the cart: a product and its quantity. */
export type CartItem = ParsedProduct<CartItemDto>

/** A product in the wishlist. */
export type WishlistItem = ParsedProduct<WishlistItemDto>

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
const listApi = api.injectEndpoints({
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
export const { useGetCartQuery, useGetWishlistQuery } = listApi

type State = Parameters<ReturnType<typeof getCart.select>>[0] & Parameters<typeof selectUser>[0]

const ownerOf = (state: State) => selectUser(state)?._id ?? skipToken
const cartOf = memoize((owner: ReturnType<typeof ownerOf>) => getCart.select(owner))
const wishlistOf = memoize((owner: ReturnType<typeof ownerOf>) => getWishlist.select(owner))

/** The cart of the last response; undefined until it is loaded. */
export const selectCart = (state: State) => cartOf(ownerOf(state))(state).data

/** The wishlist of the last response; undefined until it is loaded. */
export const selectWishlist = (state: State) => wishlistOf(ownerOf(state))(state).data

/** Whether there is a user whose list has neither loaded nor failed to yet. */
export const selectIsListLoading = (state: State, list: ListName): boolean => {
  const owner = ownerOf(state)
  const { data, isError } = (list === 'cart' ? cartOf(owner) : wishlistOf(owner))(state)
  return owner !== skipToken && !data && !isError
}

/** Takes a request's store API and the lists of its response; writes them into the cache. */
export const writeLists = (
  { dispatch, getState, signal }: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'signal'>,
  { cart, wishlist }: Partial<CartResponse & WishlistResponse>,
) => {
  const arg = ownerOf(getState() as State)
  const write = listApi.util.upsertQueryEntries
  // Another user may have logged in meanwhile.
  if (arg === skipToken || signal.aborted) return
  if (cart) dispatch(write([{ endpointName: 'getCart', arg, value: cart.map(parseProduct) }]))
  if (wishlist) dispatch(write([{ endpointName: 'getWishlist', arg, value: wishlist.map(parseProduct) }]))
}
