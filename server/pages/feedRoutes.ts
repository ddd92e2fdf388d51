import type { ProductDto } from '@resham/contract'
import { FEED_END, feedHead, feedItem, PRODUCT_FEED } from '@resham/delivery/productFeed'
import { Hono } from 'hono'
import type { Database } from '../database/database'
import { readProducts } from '../database/readProducts'
import { streamText } from '../http/streamText'

/**
 * Takes the database and the origin of the shop; returns the route of the feed of all products (docs/hosting.md). Without
 * products it is a 404: an empty feed would take them all out of a merchant's account.
 */
export const feedRoutes = (database: Database, siteUrl: string) => {
  const itemsOf = (products: ProductDto[]) => products.map((product) => feedItem(siteUrl, product)).join('')
  async function* xml(first: ProductDto[], others: AsyncIterable<ProductDto[]>) {
    yield feedHead(siteUrl) + itemsOf(first)
    for await (const products of others) yield itemsOf(products)
    yield FEED_END
  }
  return new Hono().get(`/${PRODUCT_FEED}`, async (context) => {
    const batches = readProducts(database)
    // The first batch is read before the response begins, so that an error can still set its status.
    const { value } = await batches.next()
    if (!value) return context.text('There are no products.', 404)
    context.header('Vary', 'Accept-Encoding')
    context.header('Cache-Control', 'public, max-age=600')
    return streamText(context, xml(value, batches), 'application/xml; charset=utf-8')
  })
}
