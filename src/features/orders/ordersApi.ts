import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import {
  type CartChangedDto,
  IDEMPOTENCY_KEY_HEADER,
  type OrdersResponse,
  type PlaceOrderRequest,
  type PlaceOrderResponse,
  type UserId,
} from '@/contract'
import { type AddressFields, trimmed } from '@/shared/address/addressFields'
import { api } from '@/shared/api/api'
import { inTurn } from '@/shared/api/listLocks'
import { writeLists } from '@/shared/api/lists'
import type { CartItem } from '@/shared/product/lists'
import { type Order, readOrder } from './order'

/** What is ordered, and where it goes. The same key never places two orders. */
export type OrderArg = { key: string; items: CartItem[]; delivery: AddressFields }

type CartChanged = { status: 409; data: CartChangedDto }

/** Whether the server may have placed an order all the same: there was no response, or none of the server's own. */
export const isOutcomeUnknown = (error: unknown): boolean => {
  const { status } = error as Partial<FetchBaseQueryError>
  return typeof status === 'number' ? status >= 500 : status !== undefined
}

/** Whether the server refused an order because its cart holds something else. */
export const isCartChanged = (error: unknown): error is CartChanged =>
  (error as Partial<FetchBaseQueryError> | undefined)?.status === 409

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<Order[], UserId>({
      query: () => 'user/orders',
      transformResponse: ({ orders }: OrdersResponse) => orders.map(readOrder),
      providesTags: ['Orders'],
      keepUnusedDataFor: 0,
    }),
    placeOrder: build.mutation<Order, OrderArg>({
      queryFn: ({ key, items, delivery }, store, _options, send) =>
        inTurn(['cart'], store, async () => {
          const lines = items.map(({ _id, qty }) => ({ _id, qty }))
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
        }),
      invalidatesTags: (_order, error) => {
        if (!error) return ['Orders']
        return isCartChanged(error) ? [] : ['Cart', 'Orders']
      },
    }),
  }),
})

export const { getOrders, placeOrder } = ordersApi.endpoints
