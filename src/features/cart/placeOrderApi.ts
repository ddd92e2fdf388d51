import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import {
  type CallResponse,
  type CartChangedDto,
  IDEMPOTENCY_KEY_HEADER,
  isRecord,
  type OrderDto,
} from '@resham/contract'
import { optimisticMutation } from '@/shared/api/optimisticLists'
import { requestFor } from '@/shared/api/requestFor'
import { type AddressFields, trimmed } from '@/shared/forms/addressFields'
import { type Cart, type CartItem, cartApi, optimisticCart } from './cartApi'

// In the cart, not with the orders: an order empties it, and a refused one brings its present lines.

/** An order to place. The same key never places two orders. */
export type OrderArg = { key: string; items: CartItem[]; delivery: AddressFields }

// `errors` may be missing: another server may not say what has changed.
type CartChanged = { status: 409; data: Pick<CartChangedDto, 'cart'> }

const canRead = (response: CallResponse<'getCart'>) => {
  try {
    optimisticCart.parseResponse(response)
    return true
  } catch {
    return false
  }
}

/** Whether the server rejected an order because the cart has changed, and sent the cart. */
export const isCartChanged = (error: unknown): error is CartChanged => {
  const { status, data } = Object(error) as Partial<FetchBaseQueryError>
  return status === 409 && isRecord(data) && canRead(data as CallResponse<'getCart'>)
}

/** An order takes its lines out of the cart, so it is a change of the cart. */
export const placeOrderApi = cartApi.enhanceEndpoints({ addTagTypes: ['Orders'] }).injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<Pick<OrderDto, '_id'> & Cart, OrderArg>({
      query: ({ key, items, delivery }) =>
        requestFor('placeOrder', {
          headers: { [IDEMPOTENCY_KEY_HEADER]: key },
          body: {
            order: {
              lines: items.map(({ _id, qty, price, discountedPrice }) => {
                return { _id, qty, price: String(price), discountedPrice: String(discountedPrice) }
              }),
              delivery: trimmed(delivery),
            },
          },
        }),
      // Reads the order first: a response without one throws, so the cart stays as it is.
      transformResponse: ({ order, cart }: CallResponse<'placeOrder'>) => ({
        _id: order._id,
        ...optimisticCart.parseResponse({ cart }),
      }),
      ...optimisticMutation(
        [optimisticCart],
        ({ items }: OrderArg) => ({ ids: items.map(({ _id }) => _id) }),
        { readError: (error) => (isCartChanged(error) ? optimisticCart.parseResponse(error.data) : {}) },
      ),
      // Replaces the tags of `optimisticMutation`, because an error with the cart needs no request.
      invalidatesTags: (_order, error) => {
        if (!error) return ['Orders']
        return isCartChanged(error) ? [] : ['Cart', 'Orders']
      },
    }),
  }),
})

export const { placeOrder } = placeOrderApi.endpoints
