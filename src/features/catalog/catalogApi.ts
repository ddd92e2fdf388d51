import {
  type CategoriesResponse,
  type CategoryDto,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type ProductId,
  type ProductResponse,
  type ProductsResponse,
} from '@resham/contract'
import { api } from '@/shared/api/api'
import { FIRST_PAGE } from '@/shared/api/prefetchCatalog'
import { type Product, parseProduct } from '@/shared/product/product'

/** A category as the API sends it. */
export type Category = CategoryDto

/** A page of a listing. `total` and `counts` are those of the first page. */
export type ProductPage = Omit<ProductsResponse, 'products'> & { products: Product[] }

/** Takes a response of GET products; returns its page, with the numbers of its products parsed. */
const readPage = ({ products, ...page }: ProductsResponse): ProductPage => ({
  ...page,
  products: products.map(parseProduct),
})

/** Whether a catalogue with this first page is small: the browser loads all of it, and filters it itself. */
export const isSmall = (first: ProductPage | undefined) =>
  !first?.next || (first.total ?? Number.POSITIVE_INFINITY) <= MAX_PAGE_SIZE

const nextPageOf = (query: string, { next }: ProductPage, [first]: ProductPage[]): string | undefined => {
  if (!next) return undefined
  const limit = query === '' && isSmall(first) ? MAX_PAGE_SIZE : DEFAULT_PAGE_SIZE
  return String(new URLSearchParams({ limit: String(limit), after: next }))
}

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The pages of the listing with these filters, as a query; '' is the whole catalogue. */
    getProducts: build.infiniteQuery<ProductPage, string, string>({
      query: ({ queryArg, pageParam }) => `products?${[queryArg, pageParam].filter(Boolean).join('&')}`,
      infiniteQueryOptions: {
        initialPageParam: FIRST_PAGE,
        getNextPageParam: (last, pages, _lastParam, _params, query) => nextPageOf(query, last, pages),
      },
      transformResponse: readPage,
      // In seconds. Back from a product finds the cards in the cache.
      keepUnusedDataFor: 600,
      onQueryStarted: async (query, { dispatch, queryFulfilled }) => {
        const pages = await queryFulfilled.then(({ data }) => data.pages).catch(() => [])
        // The rest of a small catalogue follows at once.
        if (query === '' && pages.length === 1 && pages[0]?.next && isSmall(pages[0]))
          dispatch(getProducts.initiate(query, { subscribe: false, direction: 'forward' }))
      },
    }),
    /** The products of a single response, such as those with some ids. */
    findProducts: build.query<Product[], string>({
      query: (query) => `products?${query}`,
      transformResponse: (response: ProductsResponse) => readPage(response).products,
    }),
    /** The product; null where the server has none with this id, which is no failure. */
    getProduct: build.query<Product | null, ProductId>({
      query: (_id) => ({
        url: `products/${encodeURIComponent(_id)}`,
        // The server responds with 400 to what cannot be an id.
        validateStatus: ({ ok, status }) => ok || status === 400 || status === 404,
      }),
      transformResponse: ({ product }: Partial<ProductResponse>) => (product ? parseProduct(product) : null),
    }),
    getCategories: build.query<Category[], void>({
      query: () => 'categories',
      transformResponse: ({ categories }: CategoriesResponse) => categories,
    }),
  }),
})

export const { getProducts, findProducts } = catalogApi.endpoints
export const { useGetCategoriesQuery } = catalogApi
