import {
  type CategoriesResponse,
  type CategoryResponse,
  type ProductResponse,
  type ProductsResponse,
  productsQuery,
  type TodosResponse,
} from '@resham/contract'
import { readQuery } from '@resham/contract/serverRules/readQuery'
import { requestedProducts } from '@resham/contract/serverRules/requestedProducts'
import {
  currentCategories,
  findCategory,
  findProduct,
  queryProducts,
  suggestSearches,
} from '../catalog/catalog'
import type { PublicAnswers } from '../http/respond'
import { todos } from '../seeds/todos'

/**
 * The responses to the GET calls that a page of the catalogue needs (specification, section 7). They need no Mirage: a
 * build asks them for the data of its pages too.
 */
export const publicAnswers = {
  getProducts: async ({ url }): Promise<ProductsResponse> => {
    const { searchParams } = new URL(url, 'http://mock')
    const requested = requestedProducts(readQuery(productsQuery, searchParams))
    const response = queryProducts(requested)
    if (response.total !== 0 || requested?.kind !== 'page') return response
    // Without them the response is complete, too.
    const suggestions = await suggestSearches(requested.filters).catch(() => undefined)
    return { ...response, ...(suggestions && { suggestions }) }
  },
  getProduct: ({ params }): ProductResponse => ({ product: findProduct(params.productId) }),
  getCategories: (): CategoriesResponse => ({ categories: currentCategories() }),
  getCategory: ({ params }): CategoryResponse => ({ category: findCategory(params.categoryId) }),
  // The request tester's default request.
  getTodos: (): TodosResponse => ({ todos }),
} satisfies PublicAnswers
