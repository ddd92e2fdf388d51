import { pagePolicy } from '@resham/delivery/securityHeaders'
import { products } from '@resham/mock-server/seeds/products'
import { pages } from '../../src/pages/pageTable'
import * as pagesProgram from './pagesProgram'
import { siteFiles } from './siteFiles.cjs'

const site = {
  siteUrl: 'https://resham.example',
  paths: ['/', '/products', '/login', '/products/a.b'],
  patterns: ['/', '/products', '/products/:_id', '/login', '/cart', '/profile/orders/:_id'],
  unlistedPatterns: ['/cart', '/profile/orders/:_id'],
  sitemapPaths: ['/', '/products'],
  productPaths: ['/products/a.b', '/products/a%20b'],
  products,
  policy: "a 'b'",
}
const files = siteFiles(site)

describe('siteFiles', () => {
  test.each([
    [site.productPaths, ['/', '/products', '/products/a.b', '/products/a%20b']],
    [[], ['/', '/products']],
  ])('with the products %j the sitemap lists home, the listing and the products', (productPaths, listed) => {
    const urls = listed.map((path) => `<url><loc>https://resham.example${path}</loc></url>\n`)
    expect(siteFiles({ ...site, productPaths })['sitemap.xml']).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`,
    )
  })

  test('robots.txt forbids pages that are not for search engines, and names the sitemap', () => {
    expect(files['robots.txt']).toBe(
      `User-agent: *
Disallow: /cart
Disallow: /profile/orders/

Sitemap: https://resham.example/sitemap.xml
`,
    )
  })

  test('the feed has the products, and without any that cost something there is none', () => {
    const feed = new DOMParser().parseFromString(files['products.xml'] ?? '', 'text/xml')
    const ids = Array.from(feed.querySelectorAll('item'), (item) => item.firstElementChild?.textContent)
    expect(ids).toEqual(products.map(({ _id }) => _id))
    const free = products.map((product) => ({ ...product, discountedPrice: '0' }))
    for (const list of [[], free])
      expect(siteFiles({ ...site, products: list })).not.toHaveProperty(['products.xml'])
  })

  test('without an origin there is neither sitemap nor feed', () => {
    const { 'robots.txt': robots, ...others } = siteFiles({ ...site, siteUrl: '' })
    expect(Object.keys(others)).toEqual(['_headers', '_redirects'])
    expect(robots).not.toMatch(/sitemap/i)
  })

  // The first rule that matches counts, and none may match a file or every path. Cloudflare ignores the last of many.
  test.each([
    [
      site.paths,
      '/products /products/ 200\n/login /login/ 200\n/cart /shell 200\n/products/a.b /products/a.b/ 200\n',
    ],
    [[], '/products /shell 200\n/login /shell 200\n/cart /shell 200\n'],
  ])('of the pages %j, each is rewritten to its file, and any other path to the shell', (paths, rules) => {
    expect(siteFiles({ ...site, paths })._redirects).toBe(
      `# Netlify, Cloudflare Pages. Rewrites, no redirects.
${rules}/products/* /shell 200
/profile/orders/* /shell 200
`,
    )
  })

  test('no header is in two blocks, because hosts would concatenate its values', () => {
    expect(files._headers?.replace(/^#.*\n/gm, '')).toBe(
      `/*
  Content-Security-Policy: a 'b'; frame-ancestors 'none'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
  Cache-Control: no-cache
`,
    )
  })

  test('the policy allows style attributes, and otherwise only its own sources', () => {
    expect(pagePolicy(['a'], ['b']).split('; ')).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='",
        "style-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
        "style-src-attr 'unsafe-inline'",
      ]),
    )
  })

  test('the policy takes texts as scripts or HTML only through the policy of the shop', () => {
    expect(pagePolicy()).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/)
  })

  test('the policy allows requests and pictures of a real server elsewhere, and nothing else of it', () => {
    const server = 'https://api.resham.example'
    const naming = pagePolicy([], [], [server])
      .split('; ')
      .filter((part) => part.includes(server))
    expect(naming).toEqual([`img-src 'self' data: ${server}`, `connect-src 'self' ${server}`])
  })
})

describe('siteFiles, of all pages of the shop', () => {
  const files = siteFiles({ ...site, ...pagesProgram.site, paths: [] })
  /** The path of a page, with an id in place of a parameter. */
  const anyPath = (pattern: string) => pattern.replace(/:\w+/g, 'K7M2-9QXD')

  // Every host has a file for the home page.
  test.each(pages.filter(({ path }) => path !== '/'))('_redirects has a rule for $path', ({ path }) => {
    const rules = files._redirects?.match(/^\/.*/gm) ?? []
    const rule = rules.find((line) => {
      const [from = ''] = line.split(' ')
      return new RegExp(`^${from.replace('*', '.*')}$`).test(anyPath(path))
    })
    expect(rule).toMatch(/ \/shell 200$/)
  })

  test.each(pages)('robots.txt forbids $path if it is for users or developers', (page) => {
    const { 'robots.txt': robots = '' } = files
    const forbidden = Array.from(robots.matchAll(/^Disallow: (.*)$/gm), ([, prefix = '']) => prefix)
    expect(forbidden.some((prefix) => anyPath(page.path).startsWith(prefix))).toBe(
      page.audience === 'users' || page.isForDevelopers === true,
    )
  })
})
