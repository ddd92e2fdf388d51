// The files of dist/ that hosts and search engines read; docs/hosting.md says which host reads what.
const { escapeXml, FEED_END, feedHead, feedItems, PRODUCT_FEED } = require('@resham/delivery/productFeed')
const { securityHeaders } = require('@resham/delivery/securityHeaders')
const { partition } = require('es-toolkit')
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

/** The text of `robots.txt`, with the sitemap if the origin of the shop is known. A rule is the beginning of a path. */
const robots = (/** @type {string | undefined} */ siteUrl, /** @type {string[]} */ patterns) =>
  lines(
    'User-agent: *',
    patterns.map((pattern) => `Disallow: ${pattern.replace(/:.*/, '')}`),
    siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : [],
  )

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
 * The text of `_redirects` for the paths of prerendered pages; all other pages get the shell, products that came after
 * the build too. Cloudflare would redirect /products to /products/, and /shell.html to /shell; a rule wins over a file
 * there, so none may match every path. A path without file and rule gets 404.html with status 404, and the shop starts
 * there too.
 */
const redirects = (/** @type {string[]} */ paths, /** @type {string[]} */ patterns) => {
  const [ofMany, ofOne] = partition(patterns, (pattern) => pattern.includes(':'))
  const files = new Set(paths)
  return lines(
    '# Netlify, Cloudflare Pages. Rewrites, no redirects.',
    // Cloudflare ignores what is more than its limit, so products come last; and the first rule that matches counts.
    [...new Set([...ofOne, ...paths])].map(
      (path) => `${path} ${files.has(path) ? `${path}/` : '/shell'} 200`,
    ),
    ofMany.map((pattern) => `${pattern.replace(/:.*/, '*')} /shell 200`),
  )
}

/**
 * Returns the texts of the files at the root of dist/ that hosts and search engines read, by name. `paths` have a file,
 * `patterns` are those of all pages, `unlistedPatterns` of them those that are not for search engines. The sitemap lists
 * `sitemapPaths`, and with them `productPaths`. Without `siteUrl`, the origin of the shop, there is neither sitemap nor
 * feed, and without `products` that cost something no feed: an empty one would take them all out of a merchant's
 * account.
 * @param {object} site
 * @param {string} [site.siteUrl]
 * @param {string[]} site.paths
 * @param {string[]} site.patterns
 * @param {string[]} site.unlistedPatterns
 * @param {string[]} site.sitemapPaths
 * @param {string[]} site.productPaths
 * @param {FeedProduct[]} site.products
 * @param {string} site.policy
 * @returns {Record<string, string>}
 */
const siteFiles = ({
  siteUrl,
  paths,
  patterns,
  unlistedPatterns,
  sitemapPaths,
  productPaths,
  products,
  policy,
}) => ({
  ...(siteUrl && {
    'sitemap.xml': sitemap(siteUrl, [...sitemapPaths, ...productPaths]),
  }),
  ...(siteUrl && productFeed(siteUrl, products)),
  'robots.txt': robots(siteUrl, unlistedPatterns),
  _headers: headers(policy),
  _redirects: redirects(paths.filter(isNotHome), patterns.filter(isNotHome)),
})

module.exports = { siteFiles }
