import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import type { CartAnswer, QuantityStep, WishlistAnswer } from '@/contract'
import { api } from '@/shared/api/api'
import { type Line, requests } from '@/shared/api/productRequests'
import { refetchOnFailure } from '@/shared/api/refetchOnFailure'
import { type CartItem, type Lists, readCart, readWishlist } from '@/shared/product/lists'

/** The cart after a change. `app/answers` writes it into the cache. */
export type CartChange = Required<Pick<Lists, 'cart'>>

/** Both lists after a move, and whether the product had been in the cart before it. */
export type MoveToCart = Required<Lists> & { wasCarted: boolean }

/** A line as it is ordered. */
export type OrderedLine = Line & { qty: number }

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

type Send = (request: FetchArgs) => PromiseLike<{ error?: unknown }> | { error?: unknown }

/** Puts a line back as it was, as far as the calls go through. The contract has no call that sets a quantity. */
const putBack = async (line: OrderedLine, send: Send) => {
  let { error } = await send(requests.addToCart(line))
  for (let count = 1; count < line.qty && !error; count++) {
    error = (await send(requests.changeQuantity({ ...line, type: 'increment' }))).error
  }
}

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
    // The contract has no call that places an order: the cart is emptied line by line. Either all of
    // them go, or the cart is whole again.
    placeOrder: build.mutation<CartChange, OrderedLine[]>({
      queryFn: async (lines, { signal }, _options, send) => {
        const answers = await Promise.all(lines.map((line) => send(requests.removeFromCart(line))))
        const failure = answers.find(({ error }) => error)?.error
        if (!failure) {
          const carts = answers.map(({ data }) => readCart(data as CartAnswer).cart)
          // Each answer is the cart of its moment; the shortest is the one after the last removal.
          return { data: { cart: carts.toSorted((a, b) => a.length - b.length)[0] ?? [] } }
        }
        // The session is over, and nobody is left to put anything back for.
        if (signal.aborted) return { error: failure }
        // An answer may have been lost on its way: what was done is for the cart itself to say.
        const asked = await send('user/cart')
        const cart = asked.error ? undefined : readCart(asked.data as CartAnswer).cart
        const gone = lines.filter(({ _id }, at) =>
          cart ? cart.every((line) => line._id !== _id) : !answers[at]?.error,
        )
        if (cart && gone.length === lines.length) return { data: { cart } }
        await Promise.all(gone.map((line) => putBack(line, send)))
        return { error: failure }
      },
      invalidatesTags: refetchOnFailure('Cart'),
    }),
  }),
})

export const { useGetCartQuery, usePlaceOrderMutation } = cartApi
export const { addToCart, changeQuantity, removeFromCart, restoreToCart, moveToCart, placeOrder } =
  cartApi.endpoints
