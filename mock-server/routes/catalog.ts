import type {
  CategoriesResponse,
  CategoryResponse,
  ProductResponse,
  ProductsResponse,
} from '../../src/contract'
import { type Route, respond } from '../http/respond'
import { categories, findCategory, findProduct, productsResponse } from '../seeds/catalog'

/** The routes that need no token (specification, section 7). */
export const catalogRoutes: Route[] = [
  {
    verb: 'get',
    path: '/products',
    handler: () => respond<ProductsResponse>(200, productsResponse()),
  },
  {
    verb: 'get',
    path: '/products/:productId',
    handler: ({ params }) => respond<ProductResponse>(200, { product: findProduct(params.productId) }),
  },
  { verb: 'get', path: '/categories', handler: () => respond<CategoriesResponse>(200, { categories }) },
  {
    verb: 'get',
    path: '/categories/:categoryId',
    handler: ({ params }) => respond<CategoryResponse>(200, { category: findCategory(params.categoryId) }),
  },
]
