import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import type { AddToWishlistRequest, UserId, WishlistItemDto, WishlistResponse } from '@resham/contract'
import { cartApi, type ProductRef } from '@/features/cart'
import { optimisticMutation, type PendingChange } from '@/shared/api/optimisticLists'
import { type ParsedProduct, parseProduct } from '@/shared/product/product'
import { wishlistSlice } from './wishlistSlice'

/** A product in the wishlist. */
export type WishlistItem = ParsedProduct<WishlistItemDto>

/** The whole wishlist, which the response to every change contains too. */
type Wishlist = { wishlist: WishlistItem[] }

export const parseWishlist = ({ wishlist }: WishlistResponse): Wishlist => ({
  wishlist: wishlist.map(parseProduct),
})

// The query is injected first, because the mutations write into its cache.
const wishlistQueries = cartApi.enhanceEndpoints({ addTagTypes: ['Wishlist'] }).injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], UserId>({
      query: () => 'user/wishlist',
      extraOptions: { turns: ['wishlist'], endsSessionOn404: true },
      transformResponse: (response: WishlistResponse) => parseWishlist(response).wishlist,
      providesTags: ['Wishlist', 'Account'],
      // Dropped on unsubscribe, before another user logs in.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { getWishlist } = wishlistQueries.endpoints

/** The wishlist, as `optimisticMutation` takes it. */
export const optimisticWishlist = {
  tag: 'Wishlist' as const,
  slice: wishlistSlice,
  write: (arg: UserId, { wishlist: value }: Wishlist) =>
    wishlistQueries.util.upsertQueryEntries([{ endpointName: 'getWishlist', arg, value }]),
}

const wishlistMutation = (expected: Omit<PendingChange, 'requestId' | 'ids'>) => ({
  ...optimisticMutation([optimisticWishlist], ({ _id }: ProductRef) => ({ ids: [_id], ...expected })),
  transformResponse: parseWishlist,
})

/** Takes a product; returns the request that adds it. */
export const addRequest = ({ _id }: ProductRef): FetchArgs => ({
  url: 'user/wishlist',
  method: 'POST',
  body: { product: { _id } } satisfies AddToWishlistRequest,
})
/** Takes a product; returns the request that removes it. */
export const removeRequest = ({ _id }: ProductRef): FetchArgs => ({
  url: `user/wishlist/${encodeURIComponent(_id)}`,
  method: 'DELETE',
})

export const wishlistApi = wishlistQueries.injectEndpoints({
  endpoints: (build) => ({
    addToWishlist: build.mutation<Wishlist, ProductRef>({
      query: addRequest,
      ...wishlistMutation({ isListed: true }),
    }),
    removeFromWishlist: build.mutation<Wishlist, ProductRef>({
      query: removeRequest,
      ...wishlistMutation({ isListed: false }),
    }),
    // Undo of a removal: an endpoint of its own, so that no toast appears.
    restoreToWishlist: build.mutation<Wishlist, ProductRef>({
      query: addRequest,
      ...wishlistMutation({ isListed: true }),
    }),
  }),
})

export const { addToWishlist, removeFromWishlist, restoreToWishlist } = wishlistApi.endpoints
export const { useGetWishlistQuery } = wishlistApi
