import { type CallQuery, type CallResponse, isCancellable, type OrderId, type UserId } from '@resham/contract'
import { accountData, accountQuery } from '@/shared/api/accountData'
import { api } from '@/shared/api/api'
import { requestFor } from '@/shared/api/requestFor'
import { type Order, parseOrder } from './order'

/** How many orders a page of the list has. */
const PAGE_SIZE = 10

/** A part of the list. A server that knows no pages sends every order at once. */
export type OrdersChunk = { orders: Order[]; next?: string | null | undefined }

/** An order, and whose it is. */
type OrderArg = { owner: UserId; _id: OrderId }

/** An order, which its cancellation responds with. */
const orderData = accountData({
  name: 'order',
  tag: 'Orders',
  getCall: 'getOrder',
  parse: parseOrder,
  argOf: (owner, { _id }): OrderArg => ({ owner, _id }),
})

const ordersApi = api.enhanceEndpoints({ addTagTypes: ['Orders'] }).injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.infiniteQuery<OrdersChunk, UserId, string | undefined>({
      query: ({ pageParam: after }) => {
        const page = { limit: String(PAGE_SIZE), ...(after && { after }) } satisfies CallQuery<'getOrders'>
        return requestFor('getOrders', { query: String(new URLSearchParams(page)) })
      },
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      ...accountQuery('Orders'),
      transformResponse: ({ orders, next }: CallResponse<'getOrders'>) => ({
        orders: orders.map(parseOrder),
        next,
      }),
    }),
    /** All orders that are not packed yet, however old. */
    getUnpackedOrders: build.query<Order[], UserId>({
      query: () => requestFor('getOrders'),
      ...accountQuery('Orders'),
      transformResponse: ({ orders }: CallResponse<'getOrders'>) =>
        orders.filter(({ status }) => isCancellable(status)).map(parseOrder),
    }),
    /** The order; null where the account has none with this id, which is no failure. */
    getOrder: build.query<Order | null, OrderArg>({
      // Without a turn: a cancellation must not wait for a read that is repeated.
      ...accountQuery('Orders'),
      query: ({ _id }) => ({
        ...requestFor('getOrder', { params: { orderId: _id } }),
        // The server responds with 400 to what cannot be an id.
        validateStatus: ({ ok, status }) => ok || status === 400 || status === 404,
      }),
      transformResponse: (response: Partial<CallResponse<'getOrder'>>) =>
        response.order ? parseOrder(response.order) : null,
    }),
    cancelOrder: build.mutation<{ order: Order }, OrderId>({
      query: (orderId) =>
        requestFor('cancelOrder', { params: { orderId }, body: { action: { type: 'cancel' } } }),
      ...orderData.mutation(),
      // After a success too, because the lists have the order. After a failure it may have been packed meanwhile.
      invalidatesTags: ['Orders'],
    }),
  }),
})

export const { getOrders } = ordersApi.endpoints
export const {
  useGetOrdersInfiniteQuery,
  useGetUnpackedOrdersQuery,
  useGetOrderQuery,
  useCancelOrderMutation,
} = ordersApi
