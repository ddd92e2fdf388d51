import type { CategoryDto, ProductDto } from '../../src/contract'
import { isRecord } from '../../src/contract/isRecord'
import { fails, succeeds } from '../defineStep'
import { type Deviation, same } from '../deviation'
import { firstProduct, known, type Run, UNKNOWN_ID } from '../testRun'
import { productQuerySteps } from './productQueries'

/** The entries of a list in a body that have an id, whatever else they lack. */
const entriesOf = <Entry extends { _id: string }>(body: unknown, list: string): Entry[] => {
  const entries = isRecord(body) ? body[list] : undefined
  if (!Array.isArray(entries)) return []
  return entries.filter((entry): entry is Entry => isRecord(entry) && typeof entry._id === 'string')
}

const uniqueIds = (list: string, entries: { _id: string }[]): Deviation => {
  const seen = new Set<string>()
  const repeated = entries.findIndex(({ _id }) => seen.size === seen.add(_id).size)
  return repeated < 0 ? null : `${list}[${repeated}]._id is that of an entry before it`
}

const noHigherThanPrice = (products: ProductDto[]): Deviation => {
  const at = products.findIndex(({ price, discountedPrice }) => Number(discountedPrice) > Number(price))
  return at < 0 ? null : `products[${at}].discountedPrice is higher than its price`
}

const everyProductHasOne = (categories: CategoryDto[], { products }: Run): Deviation => {
  const names = new Set(categories.map(({ categoryName }) => categoryName))
  const without = products.find(({ categoryName }) => !names.has(categoryName))
  return without ? `categories lacks '${without.categoryName}', that of a product` : null
}

const firstCategory = ({ categories }: Run): CategoryDto => known(categories[0], 'a category')

/** The calls that need no account. */
export const catalogSteps = [
  succeeds('getProducts', {
    what: 'lists the products, each with an id of its own',
    check: ({ products }) => [
      products.length < 3
        ? `products has ${products.length} instead of at least 3, which the rows below need`
        : null,
      uniqueIds('products', products),
      noHigherThanPrice(products),
    ],
    learn: (body, run) => {
      run.products = entriesOf<ProductDto>(body, 'products')
    },
  }),
  succeeds('getProduct', {
    what: 'returns the product that the list holds',
    request: (run) => ({ params: { productId: firstProduct(run)._id } }),
    check: ({ product }, run) => [same('product', product, firstProduct(run))],
  }),
  fails('getProduct', 404, {
    what: 'refuses an unknown product',
    request: () => ({ params: { productId: UNKNOWN_ID } }),
  }),
  succeeds('getCategories', {
    what: 'lists the categories of all products',
    check: ({ categories }, run) => [
      uniqueIds('categories', categories),
      everyProductHasOne(categories, run),
    ],
    learn: (body, run) => {
      run.categories = entriesOf<CategoryDto>(body, 'categories')
    },
  }),
  succeeds('getCategory', {
    what: 'returns the category that the list holds',
    request: (run) => ({ params: { categoryId: firstCategory(run)._id } }),
    check: ({ category }, run) => [same('category', category, firstCategory(run))],
  }),
  fails('getCategory', 404, {
    what: 'refuses an unknown category',
    request: () => ({ params: { categoryId: UNKNOWN_ID } }),
  }),
  ...productQuerySteps,
  fails('getProduct', 404, {
    what: 'knows no other path',
    request: () => [{ path: '/nothing' }, { path: '/users' }],
  }),
  succeeds('getTodos', { what: 'lists the todos of the default request' }),
]
