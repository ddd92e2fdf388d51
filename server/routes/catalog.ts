import type {
  CategoriesResponse,
  CategoryResponse,
  ProductDto,
  ProductResponse,
  ProductsResponse,
  TodosResponse,
} from '@resham/contract'
import { unknownCategory, unknownProduct } from '@resham/contract/serverChecks/notFound'
import { readProductsQuery } from '@resham/contract/serverChecks/productsQuery'
import { todos } from '@resham/mock-server/seeds/todos'
import { type Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { createCatalogQuery, findByIds } from '../catalog/queryCatalog'
import type { Database } from '../database/database'
import { readCategories } from '../database/readCategories'
import { readProducts } from '../database/readProducts'
import { entityTags } from '../http/entityTags'
import { createResponseCache } from '../http/responseCache'
import { streamText } from '../http/streamText'

const queryOf = (context: Context) => readProductsQuery(new URL(context.req.url).searchParams)

// The list of all products has no entity tag, because it is streamed and never in memory as a whole.
const listTags = except((context) => queryOf(context) === undefined, entityTags)

async function* toJson(first: ProductDto[], others: AsyncIterable<ProductDto[]>) {
  yield `{"products":${JSON.stringify(first).slice(0, -1)}`
  for await (const products of others) yield `,${JSON.stringify(products).slice(1, -1)}`
  yield ']}'
}

/** Takes the database; returns the routes that need no token (specification, section 7). */
export const catalogRoutes = (database: Database) => {
  const respond = createResponseCache()
  const queryCatalog = createCatalogQuery(database)
  return new Hono()
    .get('/products', listTags, async (context) => {
      const requested = queryOf(context)
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
    })
    .get('/products/:productId', entityTags, async (context) => {
      const id = context.req.param('productId')
      return respond(context, `product ${id}`, async (): Promise<ProductResponse> => {
        const [product] = await findByIds(database, [id])
        if (!product) throw unknownProduct(id)
        return { product }
      })
    })
    .get('/categories', entityTags, (context) =>
      respond(context, 'categories', async (): Promise<CategoriesResponse> => {
        return { categories: await readCategories(database) }
      }),
    )
    .get('/categories/:categoryId', async (context) => {
      const id = context.req.param('categoryId')
      const category = (await readCategories(database)).find(({ _id }) => _id === id)
      if (!category) throw unknownCategory(id)
      return context.json<CategoryResponse>({ category })
    })
    .get('/test-todos', (context) => context.json<TodosResponse>({ todos }))
}
