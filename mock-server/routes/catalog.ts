import type { CategoriesAnswer, CategoryAnswer, ProductAnswer, ProductsAnswer } from '../../src/contract'
import { type Route, respond } from '../http/respond'
import { categories, findCategory, findProduct, productsAnswer } from '../seeds/catalogue'

/** The routes that need no token (specification, section 7). */
export const catalogRoutes: Route[] = [
  {
    verb: 'get',
    path: '/products',
    handler: () => respond<ProductsAnswer>(200, productsAnswer()),
  },
  {
    verb: 'get',
    path: '/products/:productId',
    handler: ({ params }) => respond<ProductAnswer>(200, { product: findProduct(params.productId) }),
  },
  { verb: 'get', path: '/categories', handler: () => respond<CategoriesAnswer>(200, { categories }) },
  {
    verb: 'get',
    path: '/categories/:categoryId',
    handler: ({ params }) => respond<CategoryAnswer>(200, { category: findCategory(params.categoryId) }),
  },
]
