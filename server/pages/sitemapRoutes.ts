import { escapeXml, productPath } from '@resham/delivery/productFeed'
import { type Context, Hono } from 'hono'
import type { Database } from '../database/database'
import { streamText } from '../http/streamText'

/** How many addresses a file has at most; a sitemap may have 50,000. */
const FILE_SIZE = 10_000

/** How many addresses one statement reads. */
const BATCH_SIZE = 1_000

/** The names of the categories that have a product: the listing of any other one is empty. */
const LISTED_CATEGORIES = `
  select name from categories c where exists (select from products p where p.category_name = c.name)
  order by position`

/**
 * Takes the database, the origin of the shop, the paths of its sitemap without those of products, and the
 * text of its robots.txt; returns the routes of the sitemap: an index, a file with those paths and the listing
 * of each category with products, and a file of products for each `FILE_SIZE` positions of the catalogue; and the route of
 * robots.txt, which names the index.
 */
export const sitemapRoutes = (
  database: Database,
  siteUrl: string,
  sitemapPaths: string[],
  robots: string,
) => {
  const { query } = database
  async function* xml(root: string, entry: string, paths: Iterable<string[]> | AsyncIterable<string[]>) {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
    for await (const batch of paths)
      yield batch.map((path) => `<${entry}><loc>${escapeXml(siteUrl + path)}</loc></${entry}>\n`).join('')
    yield `</${root}>\n`
  }
  const readIds = (first: number, count: number, limit = count) =>
    query<{ id: string }>(
      'select id from products where position >= $1 and position < $2 order by position limit $3',
      [first, first + count, limit],
    )
  async function* productPaths(first: number) {
    for (let from = first; from < first + FILE_SIZE; from += BATCH_SIZE)
      yield (await readIds(from, BATCH_SIZE)).map(({ id }) => productPath(id))
  }
  const send = (context: Context, pieces: AsyncIterable<string>) => {
    context.header('Vary', 'Accept-Encoding')
    return streamText(context, pieces, 'application/xml; charset=utf-8')
  }
  return new Hono()
    .get('/sitemap.xml', async (context) => {
      const files = await query<{ file: number }>(
        `select distinct position / ${FILE_SIZE} as file from products order by file`,
      )
      const paths = files.map(({ file }) => `/sitemap-${file}.xml`)
      return send(context, xml('sitemapindex', 'sitemap', [['/sitemap-pages.xml', ...paths]]))
    })
    .get('/sitemap-pages.xml', async (context) => {
      const categories = await query<{ name: string }>(LISTED_CATEGORIES)
      const listings = categories.map(({ name }) => `/products?${new URLSearchParams({ category: name })}`)
      return send(context, xml('urlset', 'url', [[...sitemapPaths, ...listings]]))
    })
    .get('/:name{sitemap-\\d{1,5}\\.xml}', async (context) => {
      const first = Number.parseInt(context.req.param('name').slice('sitemap-'.length), 10) * FILE_SIZE
      if ((await readIds(first, FILE_SIZE, 1)).length === 0)
        return context.text('There is no such file.', 404)
      return send(context, xml('urlset', 'url', productPaths(first)))
    })
    .get('/robots.txt', (context) => context.text(`${robots}\nSitemap: ${siteUrl}/sitemap.xml\n`))
}
