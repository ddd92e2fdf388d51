import type { CategoriesAnswer, CategoryDto, ProductsAnswer } from '@/contract'
import { api } from '@/shared/api/api'
import { type Product, readProduct } from '@/shared/product/product'

/** A kind of garment, as the wire has it. */
export type Category = CategoryDto

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<Product[], void>({
      query: () => 'products',
      transformResponse: ({ products }: ProductsAnswer) => products.map(readProduct),
      providesTags: ['Product'],
    }),
    getCategories: build.query<Category[], void>({
      query: () => 'categories',
      transformResponse: ({ categories }: CategoriesAnswer) => categories,
      providesTags: ['Category'],
    }),
  }),
})

export const { useGetProductsQuery, useGetCategoriesQuery } = catalogApi
