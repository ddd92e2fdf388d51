import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type { ProductDto } from '@resham/contract'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  persistReducer,
  persistStore,
  REGISTER,
  REHYDRATE,
} from 'redux-persist'
import storage from 'redux-persist/lib/storage'

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

const session = createSlice({ name: 'session', initialState: { token: '' }, reducers: {} })

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: persistReducer({ key: 'loginItems', storage }, session.reducer),
})

export const store = configureStore({
  reducer,
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
    }).concat(api.middleware),
})

persistStore(store)
