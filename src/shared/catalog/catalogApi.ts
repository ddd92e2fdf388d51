import {
  type CallQuery,
  type CallResponse,
  type CategoryDto,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  type ProductId,
} from '@resham/contract'
import { api } from '@/shared/api/api'
import { requestFor } from '@/shared/api/requestFor'
import { type Product, parseProduct } from '@/shared/product/product'

/** The query of the first page of the catalogue. */
export const FIRST_PAGE = `limit=${DEFAULT_PAGE_SIZE}`

/** A category as the API sends it. */
export type Category = CategoryDto

/** A page of a listing. `total` and `counts` are those of the first page. */
export type ProductPage = Omit<CallResponse<'getProducts'>, 'products'> & { products: Product[] }

/** Takes a response of GET products; returns its page, with the numbers of its products parsed. */
const readPage = ({ products, ...page }: CallResponse<'getProducts'>): ProductPage => ({
  ...page,
  products: products.map(parseProduct),
})

/** Whether a catalogue with this first page is small: the browser loads all of it, and filters it itself. */
export const isSmall = (first: ProductPage | undefined) =>
  !first?.next || (first.total ?? Number.POSITIVE_INFINITY) <= MAX_PAGE_SIZE

const nextPageOf = (query: string, { next }: ProductPage, [first]: ProductPage[]): string | undefined => {
  if (!next) return undefined
  const limit = query === '' && isSmall(first) ? MAX_PAGE_SIZE : DEFAULT_PAGE_SIZE
  const page = { limit: String(limit), after: next } satisfies CallQuery<'getProducts'>
  return String(new URLSearchParams(page))
}

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The pages of the listing with these filters, as a query; '' is the whole catalogue. */
    getProducts: build.infiniteQuery<ProductPage, string, string>({
      query: ({ queryArg, pageParam }) =>
        requestFor('getProducts', { query: [queryArg, pageParam].filter(Boolean).join('&') }),
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
      query: (query) => requestFor('getProducts', { query }),
      transformResponse: (response: CallResponse<'getProducts'>) => readPage(response).products,
    }),
    /** The product; null where the server has none with this id, which is no failure. */
    getProduct: build.query<Product | null, ProductId>({
      query: (_id) => ({
        ...requestFor('getProduct', { params: { productId: _id } }),
        // The server responds with 400 to what cannot be an id.
        validateStatus: ({ ok, status }) => ok || status === 400 || status === 404,
      }),
      transformResponse: ({ product }: Partial<CallResponse<'getProduct'>>) =>
        product ? parseProduct(product) : null,
    }),
    getCategories: build.query<Category[], void>({
      query: () => requestFor('getCategories'),
      transformResponse: ({ categories }: CallResponse<'getCategories'>) => categories,
    }),
  }),
})

export const { getProducts, findProducts } = catalogApi.endpoints
export const { useGetCategoriesQuery } = catalogApi
