import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import type { CallResponse, UserId, WishlistItemDto } from '@resham/contract'
import { cartApi, type ProductRef } from '@/features/cart'
import { accountQuery } from '@/shared/api/accountQuery'
import { callTo } from '@/shared/api/callTo'
import { optimisticMutation, type PendingChange } from '@/shared/api/optimisticLists'
import { type ParsedProduct, parseProduct } from '@/shared/product/product'
import { wishlistSlice } from './wishlistSlice'

/** A product in the wishlist. */
export type WishlistItem = ParsedProduct<WishlistItemDto>

/** The whole wishlist, which the response to every change contains too. */
type Wishlist = { wishlist: WishlistItem[] }

export const parseWishlist = ({ wishlist }: CallResponse<'getWishlist'>): Wishlist => ({
  wishlist: wishlist.map(parseProduct),
})

// The query is injected first, because the mutations write into its cache.
const wishlistQueries = cartApi.enhanceEndpoints({ addTagTypes: ['Wishlist'] }).injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], UserId>({
      query: () => callTo('getWishlist'),
      ...accountQuery('Wishlist', { turns: [wishlistSlice.name], endsSessionOn404: true }),
      transformResponse: (response: CallResponse<'getWishlist'>) => parseWishlist(response).wishlist,
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
export const addRequest = ({ _id }: ProductRef): FetchArgs =>
  callTo('addToWishlist', { body: { product: { _id } } })

/** Takes a product; returns the request that removes it. */
export const removeRequest = ({ _id }: ProductRef): FetchArgs =>
  callTo('removeFromWishlist', { params: { productId: _id } })

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
