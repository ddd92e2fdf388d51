import { type Context, Hono } from 'hono'
import { unknownCategory, unknownProduct } from '../../mock-server/rules/notFound'
import { todos } from '../../mock-server/seeds/todos'
import type { CategoryResponse, ProductResponse, TodosResponse } from '../../src/contract'
import type { CachedJson, GetCatalog } from '../catalog/catalogCache'
import { encodingFor, MIN_COMPRESSED_BYTES } from '../http/compression'

const send = async (context: Context, { json, etag, encoded }: CachedJson) => {
  const headers = { 'Content-Type': 'application/json', ETag: etag }
  const encoding = json.length < MIN_COMPRESSED_BYTES ? undefined : encodingFor(context)
  if (!encoding) return context.body(json, 200, headers)
  return context.body(await encoded[encoding](), 200, { ...headers, 'Content-Encoding': encoding })
}

/** Takes the cached catalogue; returns the routes that need no token (specification, section 7). */
export const catalogRoutes = (catalog: GetCatalog) =>
  new Hono()
    .get('/products', async (context) => send(context, (await catalog()).productList))
    .get('/products/:productId', async (context) => {
      const id = context.req.param('productId')
      const product = (await catalog()).products.get(id)
      if (!product) throw unknownProduct(id)
      return context.json<ProductResponse>({ product })
    })
    .get('/categories', async (context) => send(context, (await catalog()).categoryList))
    .get('/categories/:categoryId', async (context) => {
      const id = context.req.param('categoryId')
      const category = (await catalog()).categories.get(id)
      if (!category) throw unknownCategory(id)
      return context.json<CategoryResponse>({ category })
    })
    .get('/test-todos', (context) => context.json<TodosResponse>({ todos }))
