import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { CartAnswer, QuantityStep, WishlistAnswer } from '@/contract'
import { api } from '@/shared/api/api'
import { type Line, requests } from '@/shared/api/productRequests'
import { refetchOnFailure } from '@/shared/api/refetchOnFailure'
import { type CartItem, type Lists, readCart, readWishlist } from '@/shared/product/lists'

/** The cart after a change. `app/answers` writes it into the cache. */
export type CartChange = Required<Pick<Lists, 'cart'>>

/** Both lists after a move, and whether the product had been in the cart before it. */
export type MoveToCart = Required<Lists> & { wasCarted: boolean }

// The moves ask this query how the cart is, so it has to be there before them.
const cartQuery = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartItem[], void>({
      query: () => 'user/cart',
      transformResponse: (answer: CartAnswer) => readCart(answer).cart,
      providesTags: ['Cart'],
    }),
  }),
})

export const { getCart } = cartQuery.endpoints

export const cartApi = cartQuery.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<CartChange, Line>({
      query: requests.addToCart,
      transformResponse: readCart,
      invalidatesTags: refetchOnFailure('Cart'),
    }),
    changeQuantity: build.mutation<CartChange, Line & { type: QuantityStep }>({
      query: requests.changeQuantity,
      transformResponse: readCart,
      invalidatesTags: refetchOnFailure('Cart'),
    }),
    removeFromCart: build.mutation<CartChange, Line>({
      query: requests.removeFromCart,
      transformResponse: readCart,
      invalidatesTags: refetchOnFailure('Cart'),
    }),
    // Takes a removal back: it is added once. The contract has no call that sets a quantity, so the rest
    // of `qty` is stepped up like clicks on plus (`app/quantitySteps`).
    restoreToCart: build.mutation<CartChange, Line & { qty: number }>({
      query: requests.addToCart,
      transformResponse: readCart,
      invalidatesTags: refetchOnFailure('Cart'),
    }),
    moveToCart: build.mutation<MoveToCart, Line>({
      queryFn: async (line, { dispatch }, _options, send) => {
        const cart = await dispatch(getCart.initiate(undefined, { subscribe: false }))
        if (cart.error) return { error: cart.error as FetchBaseQueryError }
        const wasCarted = cart.data?.some(({ _id }) => _id === line._id) ?? false
        const added = await send(
          wasCarted ? requests.changeQuantity({ ...line, type: 'increment' }) : requests.addToCart(line),
        )
        if (added.error) return { error: added.error }
        const left = await send(requests.removeFromWishlist(line))
        if (left.error) return { error: left.error }
        return {
          data: {
            ...readCart(added.data as CartAnswer),
            ...readWishlist(left.data as WishlistAnswer),
            wasCarted,
          },
        }
      },
      invalidatesTags: refetchOnFailure('Cart', 'Wishlist'),
    }),
    // The contract has no call that places an order: the cart is emptied line by line.
    placeOrder: build.mutation<CartChange, Line[]>({
      queryFn: async (lines, _api, _options, send) => {
        const answers = await Promise.all(lines.map((line) => send(requests.removeFromCart(line))))
        const failed = answers.find(({ error }) => error)
        if (failed?.error) return { error: failed.error }
        const carts = answers.map(({ data }) => readCart(data as CartAnswer).cart)
        // Each answer is the cart of its moment; the shortest is the one after the last removal.
        return { data: { cart: carts.toSorted((a, b) => a.length - b.length)[0] ?? [] } }
      },
      invalidatesTags: refetchOnFailure('Cart'),
    }),
  }),
})

export const {
  useGetCartQuery,
  useAddToCartMutation,
  useRemoveFromCartMutation,
  useMoveToCartMutation,
  usePlaceOrderMutation,
} = cartApi
export const { addToCart, changeQuantity, removeFromCart, restoreToCart, moveToCart, placeOrder } =
  cartApi.endpoints
