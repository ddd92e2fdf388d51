import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import {
  type CartItemDto,
  MAX_ADDED_QUANTITY,
  type ProductId,
  type QuantityChangeType,
  type UserId,
} from '@resham/contract'
import { accountData } from '@/shared/api/accountData'
import { api } from '@/shared/api/api'
import { optimisticMutation, type PendingChange } from '@/shared/api/optimisticLists'
import { requestFor } from '@/shared/api/requestFor'
import { type ParsedProduct, parseProduct } from '@/shared/product/product'
import { cartSlice } from './cartSlice'

/** A line of the cart: a product and its quantity. */
export type CartItem = ParsedProduct<CartItemDto>

/** The product of a change to the cart or the wishlist. */
export type ProductRef = { _id: ProductId }

/** The change of a click on plus or minus, and the quantity to show for it. */
type QuantityChange = ProductRef & { type: QuantityChangeType; quantity: number }

/** The whole cart, which the response to every change contains too. */
export type Cart = { cart: CartItem[] }

/** The cart, as `optimisticMutation` takes it. */
export const optimisticCart = {
  ...accountData({
    name: 'cart',
    tag: 'Cart',
    getCall: 'getCart',
    parse: (lines): CartItem[] => lines.map(parseProduct),
    endsSessionOn404: true,
  }),
  slice: cartSlice,
}

const cartMutation = <Arg extends ProductRef>(
  expected: (arg: Arg) => Omit<PendingChange, 'requestId' | 'ids'> = () => ({}),
) => ({
  ...optimisticMutation([optimisticCart], (arg: Arg) => ({ ids: [arg._id], ...expected(arg) })),
  transformResponse: optimisticCart.parseResponse,
})

/** Takes a product and a quantity; returns the request that adds it, or as many as one request may add. */
export const addToCartRequest = ({ _id }: ProductRef, qty?: number): FetchArgs =>
  requestFor('addToCart', { body: { product: { _id }, qty: qty && Math.min(qty, MAX_ADDED_QUANTITY) } })

/** Takes a line; returns the request that adds one to its quantity, or takes one away. */
export const quantityRequest = ({ _id }: ProductRef, type: QuantityChangeType): FetchArgs =>
  requestFor('changeQuantity', { params: { productId: _id }, body: { action: { type } } })

/** Takes a line; returns the request that removes it. */
export const removeFromCartRequest = ({ _id }: ProductRef): FetchArgs =>
  requestFor('removeFromCart', { params: { productId: _id } })

export const cartApi = api.enhanceEndpoints({ addTagTypes: ['Cart'] }).injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartItem[], UserId>({ query: () => requestFor('getCart'), ...optimisticCart.query }),
    addToCart: build.mutation<Cart, ProductRef>({
      query: (product) => addToCartRequest(product),
      ...cartMutation(() => ({ isListed: true })),
    }),
    changeQuantity: build.mutation<Cart, QuantityChange>({
      query: (line) => quantityRequest(line, line.type),
      ...cartMutation(({ quantity }: QuantityChange) => ({ quantity })),
    }),
    // Nothing is expected: line and buttons wait for the response, which the toast follows.
    removeFromCart: build.mutation<Cart, ProductRef>({ query: removeFromCartRequest, ...cartMutation() }),
    // Undo of a removal: an endpoint of its own, so that no toast appears.
    restoreToCart: build.mutation<Cart, ProductRef & { quantity: number }>({
      query: (line) => addToCartRequest(line, line.quantity),
      ...cartMutation(() => ({ isListed: true })),
    }),
  }),
})

export const { getCart, addToCart, changeQuantity, removeFromCart, restoreToCart } = cartApi.endpoints
export const { useGetCartQuery } = cartApi
