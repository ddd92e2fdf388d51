import { findGetCall, MAX_PAGE_SIZE, type ProductsResponse } from '@resham/contract'
import { callOf } from '@resham/contract/calls'
import { categoriesResponse, productsResponse } from '@resham/contract/resources/catalog'
import { describeIssue } from '@resham/contract/resources/describeIssue'
import { setCatalog } from '@resham/mock-server/catalog/catalog'
import { readPublic } from '@resham/mock-server/routes/readPublic'
import { products as seeds } from '@resham/mock-server/seeds/products'
import { memoize } from 'es-toolkit'
import type { core, ZodMiniType } from 'zod/mini'
import { apiUrl } from '../../src/shared/api/apiUrl'
import { FIRST_PAGE } from '../../src/shared/catalog/catalogApi'

/**
 * Returns a body that matches its schema; throws its first mistake, with the id of the product or category.
 */
const parseBody = <Body>(schema: ZodMiniType<Body>, body: unknown): Body => {
  const { data, error } = schema.safeParse(body)
  if (!error) return data
  const [issue] = error.issues as [core.$ZodIssue]
  const [list = '', index = ''] = issue.path
  const id = Object(body)[list]?.[index]?._id
  throw new Error((id ? `${id}: ` : '') + describeIssue(issue, body))
}

/** How long a server may take to respond, in ms: long enough for one that has to start first. */
const RESPONSE_TIMEOUT = 30_000

const fetchFromServer = async <Body>(path: string, schema: ZodMiniType<Body>): Promise<Body> => {
  const url = `${apiUrl}/${path}`
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return parseBody(schema, await response.json())
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException }
    // Only the cause of 'fetch failed' says why; the message about invalid JSON may quote a line break.
    const reason = `${message}${cause ? `: ${cause.code ?? cause.message}` : ''}`.replace(/\s+/g, ' ')
    const text = `API_URL: ${url} could not be read (${reason}). PRERENDER=none builds without it.`
    throw Object.assign(new Error(text), { name: 'CatalogError' })
  }
}

const fetchProducts = (query: string): Promise<ProductsResponse> =>
  fetchFromServer(`products?${query}`, productsResponse)

/**
 * Returns the products at API_URL, at least `count` if it has as many, and whether these are all. From then
 * on the mock server responds with these products and the categories.
 */
const fetchCatalog = async (count: number) => {
  const [{ next, products }, { categories }] = await Promise.all([
    fetchProducts(FIRST_PAGE),
    fetchFromServer('categories', categoriesResponse),
  ])
  let after = next
  while (after && products.length < count) {
    const page = await fetchProducts(String(new URLSearchParams({ limit: `${MAX_PAGE_SIZE}`, after })))
    products.push(...page.products)
    after = page.next
  }
  setCatalog(products, categories)
  return { products, isWhole: !after }
}

/** Takes the path of a GET call; returns what the server at API_URL responds, if it keeps the contract. */
const fetchCall = (path: string) => {
  const call = findGetCall(path)
  if (!call) throw new Error(`A page asks for ${path}, which the contract does not have`)
  return fetchFromServer<unknown>(path, callOf(call.name).response.schema)
}

/**
 * Returns the catalogue of a build, from API_URL or else the seeds: its first `count` products, whether there
 * are more, and `get`, which takes the path of a GET call and returns the body. The mock server responds if
 * it has the products that the call needs, else API_URL does. Throws a CatalogError.
 */
export const openCatalog = async (count: number) => {
  const isFetched = Boolean(process.env.API_URL)
  const { products, isWhole } = isFetched ? await fetchCatalog(count) : { products: seeds, isWhole: true }
  const isKnown = (path: string) => {
    const name = findGetCall(path)?.name ?? ''
    return name === 'getProducts' ? isWhole : ['getProduct', 'getCategories', 'getCategory'].includes(name)
  }
  // The related products of a category are requested once.
  const get = memoize(
    async (path: string): Promise<unknown> =>
      isFetched && !isKnown(path) ? fetchCall(path) : readPublic(path),
  )
  return { products: products.slice(0, count), hasMore: !isWhole || products.length > count, get }
}
