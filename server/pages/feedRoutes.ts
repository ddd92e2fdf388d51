import { FEED_END, feedHead, feedItems, PRODUCT_FEED } from '@resham/delivery/productFeed'
import { Hono } from 'hono'
import type { Database } from '../database/database'
import { readProducts } from '../database/readProducts'
import { streamText } from '../http/streamText'

/**
 * Takes the database and the origin of the shop; returns the route of the feed of all products that cost something
 * (docs/hosting.md). Without any it is a 404: an empty feed would take them all out of a merchant's account.
 */
export const feedRoutes = (database: Database, siteUrl: string) => {
  async function* readItems() {
    for await (const products of readProducts(database)) {
      const items = feedItems(siteUrl, products)
      if (items) yield items
    }
  }
  async function* xml(first: string, others: AsyncIterable<string>) {
    yield feedHead(siteUrl) + first
    yield* others
    yield FEED_END
  }
  return new Hono().get(`/${PRODUCT_FEED}`, async (context) => {
    const items = readItems()
    // The first items are read before the response begins, so that an error can still set its status.
    const { value } = await items.next()
    if (!value) return context.text('There are no products for a feed.', 404)
    context.header('Vary', 'Accept-Encoding')
    context.header('Cache-Control', 'public, max-age=600')
    return streamText(context, xml(value, items), 'application/xml; charset=utf-8')
  })
}
