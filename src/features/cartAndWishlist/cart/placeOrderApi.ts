import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import {
  type CartChangedDto,
  IDEMPOTENCY_KEY_HEADER,
  isRecord,
  type OrderDto,
  type PlaceOrderRequest,
  type PlaceOrderResponse,
} from '@/contract'
import { api } from '@/shared/api/api'
import { type AddressFields, trimmed } from '@/shared/forms/addressFields'
import type { CartItem } from '../listApi'
import { writeLists } from '../listApi'
import { withListLocks } from '../listLocks'

/** An order to place. The same key never places two orders. */
export type OrderArg = { key: string; items: CartItem[]; delivery: AddressFields }

// Another server may leave out what has changed.
type CartChanged = { status: 409; data: Pick<CartChangedDto, 'cart'> & { errors?: unknown } }

/** Whether the server rejected an order because the cart has changed. */
export const isCartChanged = (error: unknown): error is CartChanged => {
  const { status, data } = error as Partial<FetchBaseQueryError>
  return status === 409 && isRecord(data) && Array.isArray(data.cart)
}

/** An order takes its lines out of the cart, so it holds the cart's lock. */
export const placeOrderApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<Pick<OrderDto, '_id'>, OrderArg>({
      queryFn: ({ key, items, delivery }, store, _options, send) =>
        withListLocks(['cart'], store, async () => {
          const lines = items.map(({ _id, qty, price, discountedPrice }) => {
            return { _id, qty, price: String(price), discountedPrice: String(discountedPrice) }
          })
          const { data, error } = await send({
            url: 'user/orders',
            method: 'POST',
            headers: { [IDEMPOTENCY_KEY_HEADER]: key },
            body: { order: { lines, delivery: trimmed(delivery) } } satisfies PlaceOrderRequest,
          })
          if (error) {
            if (isCartChanged(error)) writeLists(store, error.data)
            return { error }
          }
          const { order, cart } = data as PlaceOrderResponse
          // Read first: without an order the cart is left alone.
          const placed = { _id: order._id }
          writeLists(store, { cart })
          return { data: placed }
        }),
      invalidatesTags: (_order, error) => {
        if (!error) return ['Orders']
        return isCartChanged(error) ? [] : ['Cart', 'Orders']
      },
    }),
  }),
})

export const { placeOrder } = placeOrderApi.endpoints
