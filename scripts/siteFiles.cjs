// What hosts and search engines read: written into dist/ by the build. docs/hosting.md says which host reads what.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { securityHeaders } = require('./securityHeaders.cjs')

/** Pages of one user: the shell opens them. */
const SHELL_PAGES = ['/wishlist', '/cart', '/checkout/userAddress', '/checkout/orderSummary', '/profile']
/** Pages that everybody may see, besides home. They have a file, unless the build was made with PRERENDER=none. */
const PUBLIC_PAGES = ['/products', '/login', '/signup', '/logout', '/orderSuccessful', '/mockMan', '/404']
/** Pages that a search engine may list: home, the listing and those of products. */
const isListed = (path) => path === '/' || path === '/products' || path.startsWith('/products/')

const lines = (...all) => `${all.flat().join('\n')}\n`

/** Takes the origin of the shop and the paths to list; returns the text of `sitemap.xml`. */
const sitemap = (siteUrl, paths) =>
  lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
  )

/** Takes the origin of the shop, if it is known; returns the text of `robots.txt`: that of public/, and the sitemap. */
const robots = (siteUrl) => {
  const rules = readFileSync(join(__dirname, '../public/robots.txt'), 'utf8').trimEnd()
  return lines(rules, siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : [])
}

/** Takes the policy of the pages; returns the text of `_headers`. */
const headers = (policy) =>
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
 * Takes the paths of the prerendered pages; returns the text of `_redirects`. Cloudflare would redirect /products to
 * /products/, and /shell.html to /shell; a rule wins over a file there, so none may match every path. A path without
 * file and rule gets 404.html with status 404, and the shop opens there too.
 */
const redirects = (pages) =>
  lines(
    '# Netlify, Cloudflare Pages. Rewrites, no redirects.',
    pages.map((path) => `${path} ${path}/ 200`),
    [...SHELL_PAGES, ...PUBLIC_PAGES.filter((path) => !pages.includes(path))].map((path) => `${path} /shell 200`),
    '# Products that came after the build.',
    '/products/* /shell 200',
  )

/**
 * Takes the origin of the shop (`siteUrl`, if it is known), the paths that have a page, and the policy of the pages;
 * returns the texts of the files at the root of dist/ that hosts and search engines read, by name. Without an origin
 * there is no sitemap.
 */
const siteFiles = ({ siteUrl, paths, policy }) => ({
  ...(siteUrl && { 'sitemap.xml': sitemap(siteUrl, paths.filter(isListed)) }),
  'robots.txt': robots(siteUrl),
  _headers: headers(policy),
  _redirects: redirects(paths.filter((path) => path !== '/')),
})

module.exports = { siteFiles }
