import {
  API_NAMESPACE,
  type CategoriesResponse,
  callPaths,
  type ProductDto,
  type ProductResponse,
  type ProductsResponse,
  productsQuery,
} from '@resham/contract'
import { unknownCategory, unknownProduct } from '@resham/contract/serverRules/notFound'
import { requestedProducts } from '@resham/contract/serverRules/requestedProducts'
import { todos } from '@resham/mock-server/seeds/todos'
import type { Context, MiddlewareHandler } from 'hono'
import { except } from 'hono/combine'
import { createCatalogQuery, findByIds } from '../catalog/queryCatalog'
import type { Database } from '../database/database'
import { readCategories } from '../database/readCategories'
import { readProducts } from '../database/readProducts'
import type { CallHandlers } from '../http/callRoutes'
import { createResponseCache } from '../http/responseCache'
import { streamText } from '../http/streamText'

/** Whether a request is for the list of all products. */
const isWholeCatalog = ({ req }: Context) => {
  const { searchParams } = new URL(req.url)
  return (
    `/${API_NAMESPACE}${callPaths.getProducts.path}` === req.path &&
    !Object.keys(productsQuery).some((name) => searchParams.has(name))
  )
}

/**
 * Takes middleware; returns it for all requests but one for the list of all products, which is streamed, and
 * never in memory as a whole.
 */
export const unlessWholeCatalog = (middleware: MiddlewareHandler) => except(isWholeCatalog, middleware)

async function* toJson(first: ProductDto[], others: AsyncIterable<ProductDto[]>) {
  yield `{"products":${JSON.stringify(first).slice(0, -1)}`
  for await (const products of others) yield `,${JSON.stringify(products).slice(1, -1)}`
  yield ']}'
}

/** Takes the database; returns the handlers of the calls that need no account (specification, section 7). */
export const catalogHandlers = (database: Database) => {
  const respond = createResponseCache()
  const queryCatalog = createCatalogQuery(database)
  return {
    getProducts: async ({ query }, context) => {
      const requested = requestedProducts(query)
      if (!requested) {
        const batches = readProducts(database)
        // The first batch is read before the response begins, so that an error can still set its status.
        const { value } = await batches.next()
        return streamText(context, toJson(value ?? [], batches), 'application/json')
      }
      return respond(
        context,
        JSON.stringify(requested),
        (): Promise<ProductsResponse> => queryCatalog(requested),
      )
    },
    getProduct: async ({ params: { productId } }, context) =>
      respond(context, `product ${productId}`, async (): Promise<ProductResponse> => {
        const [product] = await findByIds(database, [productId])
        if (!product) throw unknownProduct(productId)
        return { product }
      }),
    getCategories: async (_request, context) =>
      respond(context, 'categories', async (): Promise<CategoriesResponse> => {
        return { categories: await readCategories(database) }
      }),
    getCategory: async ({ params: { categoryId } }) => {
      const category = (await readCategories(database)).find(({ _id }) => _id === categoryId)
      if (!category) throw unknownCategory(categoryId)
      return { category }
    },
    getTodos: async () => ({ todos }),
  } satisfies Partial<CallHandlers>
}
