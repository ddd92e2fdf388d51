import type { CategoriesResponse, CategoryDto, ProductsResponse } from '@/contract'
import { api } from '@/shared/api/api'
import { parseInSlices } from '@/shared/api/parseInSlices'
import { type Product, parseProduct } from '@/shared/product/product'
import { prepareSearch } from '@/shared/product/searchIndex'
import { forEachInSlices } from '@/shared/scheduling/forEachInSlices'
import { VIRTUALISE_ABOVE } from './listing/ProductGrid'

/** A category as the API sends it. */
export type Category = CategoryDto

// There may be 100,000: each is frozen as it is read, or the store would freeze all of them in one task.
const readProducts = async ({ products }: ProductsResponse): Promise<Product[]> => {
  const read: Product[] = []
  await forEachInSlices(products, (dto) => read.push(Object.freeze(parseProduct(dto))))
  if (read.length > VIRTUALISE_ABOVE) void prepareSearch(read)
  return Object.freeze(read) as Product[]
}

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<Product[], void>({
      query: () => ({
        url: 'products',
        responseHandler: async (response) => parseInSlices(await response.text()),
      }),
      transformResponse: readProducts,
      providesTags: ['Product'],
    }),
    getCategories: build.query<Category[], void>({
      query: () => 'categories',
      transformResponse: ({ categories }: CategoriesResponse) => categories,
      providesTags: ['Category'],
    }),
  }),
})

export const { useGetProductsQuery, useGetCategoriesQuery } = catalogApi
