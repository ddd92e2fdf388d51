import type { CallResponse, UserId } from '@resham/contract'
import { api } from '@/shared/api/api'
import { callTo } from '@/shared/api/callTo'
import { type Order, parseOrder } from './order'

const ordersApi = api.enhanceEndpoints({ addTagTypes: ['Orders'] }).injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<Order[], UserId>({
      query: () => callTo('getOrders'),
      transformResponse: ({ orders }: CallResponse<'getOrders'>) => orders.map(parseOrder),
      providesTags: ['Orders', 'Account'],
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { getOrders } = ordersApi.endpoints
export const { useGetOrdersQuery } = ordersApi
