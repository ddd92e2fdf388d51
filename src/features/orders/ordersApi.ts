import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import {
  type CartChangedDto,
  IDEMPOTENCY_KEY_HEADER,
  type OrdersResponse,
  type PlaceOrderRequest,
  type PlaceOrderResponse,
  type UserId,
} from '@/contract'
import { api } from '@/shared/api/api'
import { writeLists } from '@/shared/cartAndWishlist/listApi'
import type { CartItem } from '@/shared/cartAndWishlist/listItems'
import { type AddressFields, trimmed } from '@/shared/forms/addressFields'
import { isRecord } from '@/shared/json'
import { type Order, readOrder } from './order'

/** An order to place. The same key never places two orders. */
export type OrderArg = { key: string; items: CartItem[]; delivery: AddressFields }

// Another server may leave out what has changed.
type CartChanged = { status: 409; data: Pick<CartChangedDto, 'cart'> & { errors?: unknown } }

/** Whether the server rejected an order because the cart has changed. */
export const isCartChanged = (error: unknown): error is CartChanged => {
  const { status, data } = error as Partial<FetchBaseQueryError>
  return status === 409 && isRecord(data) && Array.isArray(data.cart)
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<Order[], UserId>({
      query: () => 'user/orders',
      transformResponse: ({ orders }: OrdersResponse) => orders.map(readOrder),
      providesTags: ['Orders'],
      keepUnusedDataFor: 0,
    }),
    placeOrder: build.mutation<Order, OrderArg>({
      extraOptions: { list: 'cart' },
      queryFn: async ({ key, items, delivery }, store, _options, send) => {
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
        const placed = readOrder(order)
        writeLists(store, { cart })
        return { data: placed }
      },
      invalidatesTags: (_order, error) => {
        if (!error) return ['Orders']
        return isCartChanged(error) ? [] : ['Cart', 'Orders']
      },
    }),
  }),
})

export const { getOrders, placeOrder } = ordersApi.endpoints
