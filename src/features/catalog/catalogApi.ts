import type { CategoriesAnswer, CategoryDto, ProductsAnswer } from '@/contract'
import { api } from '@/shared/api/api'
import { parseInSlices } from '@/shared/api/parseInSlices'
import { type Product, readProduct } from '@/shared/product/product'
import { prepareSearch } from '@/shared/product/searchIndex'
import { inSlices } from '@/shared/scheduling/forEachInSlices'
import { DRAWN_WHOLE } from './listing/virtualiseAbove'

/** A category as the API sends it. */
export type Category = CategoryDto

// There may be 100,000: each is frozen as it is read, or the store would freeze all of them in one task.
const readProducts = async ({ products }: ProductsAnswer): Promise<Product[]> => {
  const read: Product[] = []
  await inSlices(products, (dto) => read.push(Object.freeze(readProduct(dto))))
  if (read.length > DRAWN_WHOLE) void prepareSearch(read)
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
      transformResponse: ({ categories }: CategoriesAnswer) => categories,
      providesTags: ['Category'],
    }),
  }),
})

export const { useGetProductsQuery, useGetCategoriesQuery } = catalogApi
