import type { CallResponse, UserId } from '@resham/contract'
import { accountQuery } from '@/shared/api/accountQuery'
import { api } from '@/shared/api/api'
import { callTo } from '@/shared/api/callTo'
import { type Order, parseOrder } from './order'

const ordersApi = api.enhanceEndpoints({ addTagTypes: ['Orders'] }).injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<Order[], UserId>({
      query: () => callTo('getOrders'),
      ...accountQuery('Orders'),
      transformResponse: ({ orders }: CallResponse<'getOrders'>) => orders.map(parseOrder),
    }),
  }),
})

export const { getOrders } = ordersApi.endpoints
export const { useGetOrdersQuery } = ordersApi
