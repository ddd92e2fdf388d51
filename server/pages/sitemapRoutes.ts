import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Database } from '../database/database'

/** How many addresses a file has at most; a sitemap may have 50,000. */
const FILE_SIZE = 10_000

const ROBOTS = join(__dirname, '../../public/robots.txt')

const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * Takes the database and the origin of the shop; returns the routes of its sitemap: an index, and a file for each
 * `FILE_SIZE` positions of the catalogue.
 */
export const sitemapRoutes = ({ query }: Database, siteUrl: string) => {
  const xml = (root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', paths: string[]) => {
    const entries = paths.map((path) => `<${entry}><loc>${escapeXml(siteUrl + path)}</loc></${entry}>`)
    return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`
  }
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' }
  return new Hono()
    .get('/sitemap.xml', async (context) => {
      const files = await query<{ file: number }>(
        `select distinct position / ${FILE_SIZE} as file from products order by file`,
      )
      const paths = files.map(({ file }) => `/sitemap-${file}.xml`)
      return context.body(xml('sitemapindex', 'sitemap', ['/sitemap-pages.xml', ...paths]), 200, headers)
    })
    .get('/sitemap-pages.xml', (context) =>
      context.body(xml('urlset', 'url', ['/', '/products']), 200, headers),
    )
    .get('/:name{sitemap-\\d{1,5}\\.xml}', async (context) => {
      const first = Number.parseInt(context.req.param('name').slice('sitemap-'.length), 10) * FILE_SIZE
      const products = await query<{ id: string }>(
        'select id from products where position >= $1 and position < $2 order by position',
        [first, first + FILE_SIZE],
      )
      if (products.length === 0) return context.text('There is no such file.', 404)
      const paths = products.map(({ id }) => `/products/${encodeURIComponent(id)}`)
      return context.body(xml('urlset', 'url', paths), 200, headers)
    })
    .get('/robots.txt', (context) =>
      context.text(`${readFileSync(ROBOTS, 'utf8')}\nSitemap: ${siteUrl}/sitemap.xml\n`),
    )
}
