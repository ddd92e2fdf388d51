// The files of dist/ that hosts and search engines read; docs/hosting.md says which host reads what.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { escapeXml, FEED_END, feedHead, feedItems, PRODUCT_FEED } = require('@resham/delivery/productFeed')
const { securityHeaders } = require('@resham/delivery/securityHeaders')
/** @import { FeedProduct } from '@resham/delivery/productFeed' */

/** Every host serves index.html at /. */
const isNotHome = (/** @type {string} */ path) => path !== '/'

const lines = (/** @type {(string | string[])[]} */ ...all) => `${all.flat().join('\n')}\n`

/** The text of `sitemap.xml`. */
const sitemap = (/** @type {string} */ siteUrl, /** @type {string[]} */ paths) =>
  lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    paths.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`),
    '</urlset>',
  )

/** Returns `products.xml`, unless no product can be in it. */
const productFeed = (/** @type {string} */ siteUrl, /** @type {FeedProduct[]} */ products) => {
  const items = feedItems(siteUrl, products)
  return items && { [PRODUCT_FEED]: feedHead(siteUrl) + items + FEED_END }
}

/** The text of `robots.txt`: that of public/, with the sitemap if the origin of the shop is known. */
const robots = (/** @type {string | undefined} */ siteUrl) => {
  const rules = readFileSync(join(__dirname, '../../public/robots.txt'), 'utf8').trimEnd()
  return lines(rules, siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : [])
}

/** The text of `_headers`. */
const headers = (/** @type {string} */ policy) =>
  lines(
    '# Netlify, Cloudflare Pages. Both concatenate the values of a header that two blocks set, and by default let',
    '# browsers revalidate every file.',
    '/*',
    Object.entries(securityHeaders(policy)).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/sw.js',
    '  Cache-Control: no-cache',
  )

/**
 * The text of `_redirects` for the paths of prerendered pages; a static path without one gets the shell. Cloudflare
 * would redirect /products to /products/, and /shell.html to /shell; a rule wins over a file there, so none may match
 * every path. A path without file and rule gets 404.html with status 404, and the shop starts there too.
 */
const redirects = (/** @type {string[]} */ paths, /** @type {string[]} */ staticPaths) =>
  lines(
    '# Netlify, Cloudflare Pages. Rewrites, no redirects.',
    paths.map((path) => `${path} ${path}/ 200`),
    staticPaths.filter((path) => !paths.includes(path)).map((path) => `${path} /shell 200`),
    '# Products that came after the build.',
    '/products/* /shell 200',
  )

/**
 * Returns the texts of the files at the root of dist/ that hosts and search engines read, by name. `paths` have a page,
 * `staticPaths` are those that do not depend on the catalogue, of which the sitemap lists `sitemapPaths`, and with them
 * `productPaths`. Without `siteUrl`, the origin of the shop, there is neither sitemap nor feed, and without `products` that
 * cost something no feed: an empty one would take them all out of a merchant's account.
 * @param {object} site
 * @param {string} [site.siteUrl]
 * @param {string[]} site.paths
 * @param {string[]} site.staticPaths
 * @param {string[]} site.sitemapPaths
 * @param {string[]} site.productPaths
 * @param {FeedProduct[]} site.products
 * @param {string} site.policy
 * @returns {Record<string, string>}
 */
const siteFiles = ({ siteUrl, paths, staticPaths, sitemapPaths, productPaths, products, policy }) => ({
  ...(siteUrl && {
    'sitemap.xml': sitemap(siteUrl, [...sitemapPaths, ...productPaths]),
  }),
  ...(siteUrl && productFeed(siteUrl, products)),
  'robots.txt': robots(siteUrl),
  _headers: headers(policy),
  _redirects: redirects(paths.filter(isNotHome), staticPaths.filter(isNotHome)),
})

module.exports = { siteFiles }
