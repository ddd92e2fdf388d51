import {
  type CategoryDto,
  type CategoryId,
  countOptions,
  filterProducts,
  loadProposals,
  type ProductDto,
  type ProductFilters,
  type ProductId,
  type ProductsResponse,
  searchedWords,
  titlesFirst,
} from '@resham/contract'
import { unknownCategory, unknownProduct } from '@resham/contract/serverRules/notFound'
import {
  cursorOf,
  type PageEnd,
  type RequestedProducts,
} from '@resham/contract/serverRules/requestedProducts'
import { categories as seedCategories } from '../seeds/categories'
import { products as seeds } from '../seeds/products'

// The catalogue is read-only, so it is served from the seeds, without Mirage's database.
let products: ProductDto[] = seeds
let categories: CategoryDto[] = seedCategories

const pageOf = ({
  filters,
  limit,
  after,
}: Extract<RequestedProducts, { kind: 'page' }>): ProductsResponse => {
  const matches = filterProducts(products, filters)
  const positions = new Map(products.map(({ _id }, position) => [_id, position]))
  const endAt = ({ _id, price }: ProductDto): PageEnd => ({
    price: filters.sortby ? Number(price) : 0,
    position: positions.get(_id) ?? 0,
  })
  const sign = filters.sortby === 'lowToHigh' ? 1 : -1
  const isAfter = (product: ProductDto, end: PageEnd) => {
    const { price, position } = endAt(product)
    return (sign * (price - end.price) || position - end.position) > 0
  }
  const rest = after ? matches.filter((product) => isAfter(product, after)) : matches
  const shown = rest.slice(0, limit)
  const last = shown.at(-1)
  return {
    products: shown,
    next: last && rest.length > limit ? cursorOf(filters, endAt(last)) : null,
    ...(!after && {
      total: matches.length,
      ...countOptions(products, filters),
    }),
  }
}

/**
 * Takes what a query requests, undefined for every product; returns the response of GET products without
 * `suggestions` (specification, section 7).
 */
export const queryProducts = (requested: RequestedProducts | undefined): ProductsResponse => {
  if (!requested) return { products }
  if (requested.kind === 'page') return pageOf(requested)
  if (requested.kind === 'ids')
    return { products: requested.ids.flatMap((id) => products.filter(({ _id }) => _id === id)) }
  const { filters, limit } = requested
  return {
    products: titlesFirst(filterProducts(products, filters), filters.search).slice(0, limit),
    next: null,
  }
}

/**
 * Takes filters that no product matches; resolves to at most two searches that their search may have meant, undefined
 * if it has no words (specification, section 5). Rejects if their code cannot be loaded.
 */
export const suggestSearches = async (filters: ProductFilters): Promise<string[] | undefined> => {
  if (searchedWords(filters.search).length === 0) return undefined
  const { proposeIn } = await loadProposals()
  return proposeIn(products, filters)
}

/** Takes products, and categories if they are not those of the seeds; replaces the catalogue by them. */
export const setCatalog = (allProducts: ProductDto[], allCategories = seedCategories): void => {
  products = allProducts
  categories = allCategories
}

/** Returns the categories. */
export const currentCategories = (): CategoryDto[] => categories

/** Whether the catalogue has a product with this id. */
export const isProduct = (id: ProductId): boolean => products.some(({ _id }) => _id === id)

/** Takes an id; returns the product. Throws 404 when there is none. */
export const findProduct = (id: ProductId | undefined): ProductDto => {
  const product = products.find(({ _id }) => _id === id)
  if (!product) throw unknownProduct(id)
  return product
}

/** Takes an id; returns the category. Throws 404 when there is none. */
export const findCategory = (id: CategoryId | undefined): CategoryDto => {
  const category = categories.find(({ _id }) => _id === id)
  if (!category) throw unknownCategory(id)
  return category
}
