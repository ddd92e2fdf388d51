import type {
  CategoriesResponse,
  CategoryResponse,
  ProductResponse,
  ProductsResponse,
  TodosResponse,
} from '@resham/contract'
import { readProductsQuery } from '@resham/contract/rules/productsQuery'
import { type CallHandlers, respond } from '../http/respond'
import { categories, findCategory, findProduct, findProducts } from '../seeds/currentCatalog'
import { todos } from '../seeds/todos'

/** The handlers that need no account (specification, section 7). */
export const catalogHandlers = {
  getProducts: ({ url }) => {
    const query = new URL(url, 'http://mock').searchParams
    return respond<ProductsResponse>(200, findProducts(readProductsQuery(query)))
  },
  getProduct: ({ params }) => respond<ProductResponse>(200, { product: findProduct(params.productId) }),
  getCategories: () => respond<CategoriesResponse>(200, { categories }),
  getCategory: ({ params }) => respond<CategoryResponse>(200, { category: findCategory(params.categoryId) }),
  // The request tester's default request.
  getTodos: () => respond<TodosResponse>(200, { todos }),
} satisfies Partial<CallHandlers>
