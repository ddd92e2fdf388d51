import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { CartAnswer, WishlistAnswer } from '@/contract'
import { api } from '@/shared/api/api'
import { type Line, requests } from '@/shared/api/productRequests'
import { refetchOnFailure } from '@/shared/api/refetchOnFailure'
import { type Lists, readCart, readWishlist, type WishlistItem } from '@/shared/product/lists'

/** The wishlist after a change. `app/answers` writes it into the cache. */
export type WishlistChange = Required<Pick<Lists, 'wishlist'>>

/** Both lists after a move, or that there was nothing to move: the product had been wished for before. */
export type MoveToWishlist = Lists & { wasWished: boolean }

// The moves ask this query how the wishlist is, so it has to be there before them.
const wishlistQuery = api.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], void>({
      query: () => 'user/wishlist',
      transformResponse: (answer: WishlistAnswer) => readWishlist(answer).wishlist,
      providesTags: ['Wishlist'],
    }),
  }),
})

export const { getWishlist } = wishlistQuery.endpoints

export const wishlistApi = wishlistQuery.injectEndpoints({
  endpoints: (build) => ({
    addToWishlist: build.mutation<WishlistChange, Line>({
      query: requests.addToWishlist,
      transformResponse: readWishlist,
      invalidatesTags: refetchOnFailure('Wishlist'),
    }),
    removeFromWishlist: build.mutation<WishlistChange, Line>({
      query: requests.removeFromWishlist,
      transformResponse: readWishlist,
      invalidatesTags: refetchOnFailure('Wishlist'),
    }),
    // Takes a removal back: the same call, and another intention, which no toast speaks of.
    restoreToWishlist: build.mutation<WishlistChange, Line>({
      query: requests.addToWishlist,
      transformResponse: readWishlist,
      invalidatesTags: refetchOnFailure('Wishlist'),
    }),
    moveToWishlist: build.mutation<MoveToWishlist, Line>({
      queryFn: async (line, { dispatch }, _options, send) => {
        const wishlist = await dispatch(getWishlist.initiate(undefined, { subscribe: false }))
        if (wishlist.error) return { error: wishlist.error as FetchBaseQueryError }
        if (wishlist.data?.some(({ _id }) => _id === line._id)) return { data: { wasWished: true } }
        const added = await send(requests.addToWishlist(line))
        if (added.error) return { error: added.error }
        const left = await send(requests.removeFromCart(line))
        if (left.error) return { error: left.error }
        return {
          data: {
            ...readWishlist(added.data as WishlistAnswer),
            ...readCart(left.data as CartAnswer),
            wasWished: false,
          },
        }
      },
      invalidatesTags: refetchOnFailure('Cart', 'Wishlist'),
    }),
  }),
})

export const { useGetWishlistQuery } = wishlistApi
export const { addToWishlist, removeFromWishlist, restoreToWishlist, moveToWishlist } = wishlistApi.endpoints
