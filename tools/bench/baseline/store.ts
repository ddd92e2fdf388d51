import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { ProductDto } from '@resham/contract'

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  tagTypes: ['Cart'],
  endpoints: (build) => ({
    getProducts: build.query<{ products: ProductDto[] }, void>({ query: () => 'products' }),
    getCart: build.query<{ cart: string[] }, void>({ query: () => 'cart', providesTags: ['Cart'] }),
    addToCart: build.mutation<{ cart: string[] }, string>({
      query: (_id) => ({ url: 'cart', method: 'POST', body: { _id } }),
      invalidatesTags: ['Cart'],
    }),
  }),
})

export const { useGetProductsQuery, useGetCartQuery, useAddToCartMutation } = api

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
})
