import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import type { UserId, WishlistItemDto } from '@resham/contract'
import { cartApi, type ProductRef } from '@/features/cart'
import { accountData } from '@/shared/api/accountData'
import { optimisticMutation, type PendingChange } from '@/shared/api/optimisticLists'
import { requestFor } from '@/shared/api/requestFor'
import { type ParsedProduct, parseProduct } from '@/shared/product/product'
import { wishlistSlice } from './wishlistSlice'

/** A product in the wishlist. */
export type WishlistItem = ParsedProduct<WishlistItemDto>

/** The whole wishlist, which the response to every change contains too. */
type Wishlist = { wishlist: WishlistItem[] }

/** The wishlist, as `optimisticMutation` takes it. */
export const optimisticWishlist = {
  ...accountData({
    name: 'wishlist',
    tag: 'Wishlist',
    getCall: 'getWishlist',
    parse: (items): WishlistItem[] => items.map(parseProduct),
    endsSessionOn404: true,
  }),
  slice: wishlistSlice,
}

const wishlistMutation = (expected: Omit<PendingChange, 'requestId' | 'ids'>) => ({
  ...optimisticMutation([optimisticWishlist], ({ _id }: ProductRef) => ({ ids: [_id], ...expected })),
  transformResponse: optimisticWishlist.parseResponse,
})

/** Takes a product; returns the request that adds it. */
export const addToWishlistRequest = ({ _id }: ProductRef): FetchArgs =>
  requestFor('addToWishlist', { body: { product: { _id } } })

/** Takes a product; returns the request that removes it. */
export const removeFromWishlistRequest = ({ _id }: ProductRef): FetchArgs =>
  requestFor('removeFromWishlist', { params: { productId: _id } })

export const wishlistApi = cartApi.enhanceEndpoints({ addTagTypes: ['Wishlist'] }).injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], UserId>({
      query: () => requestFor('getWishlist'),
      ...optimisticWishlist.query,
    }),
    addToWishlist: build.mutation<Wishlist, ProductRef>({
      query: addToWishlistRequest,
      ...wishlistMutation({ isListed: true }),
    }),
    removeFromWishlist: build.mutation<Wishlist, ProductRef>({
      query: removeFromWishlistRequest,
      ...wishlistMutation({ isListed: false }),
    }),
    // Undo of a removal: an endpoint of its own, so that no toast appears.
    restoreToWishlist: build.mutation<Wishlist, ProductRef>({
      query: addToWishlistRequest,
      ...wishlistMutation({ isListed: true }),
    }),
  }),
})

export const { getWishlist, addToWishlist, removeFromWishlist, restoreToWishlist } = wishlistApi.endpoints
export const { useGetWishlistQuery } = wishlistApi
