import { paths } from '../../src/shared/routing/paths'
import { pagePolicy } from './securityHeaders.cjs'
import { siteFiles } from './siteFiles.cjs'

const { product, home, ...others } = paths
const shellPages = [paths.wishlist, paths.cart, paths.address, paths.summary, paths.profile]
const prerendered = [
  home,
  ...Object.values(others).filter((path) => !shellPages.some((page) => page === path)),
  product('rust-ikat-kurti'),
  product('a.b'),
]

const site = {
  siteUrl: 'https://resham.example',
  paths: prerendered,
  staticPaths: [home, ...Object.values(others)],
  indexedPaths: [home, others.products],
  policy: "a 'b'",
}
const linesOf = (name: string, its: Partial<typeof site> = {}) =>
  siteFiles({ ...site, ...its })[name]?.split('\n') ?? []

/** The first rule of `_redirects` that matches a path: the one that hosts apply. */
const ruleFor = (path: string) =>
  linesOf('_redirects')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(' '))
    .find(([from = '']) => (from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : path === from))
    ?.slice(1)

describe('siteFiles', () => {
  test.each([
    [prerendered, ['/', '/products', '/products/rust-ikat-kurti', '/products/a.b']],
    [[], ['/', '/products']],
  ])('of the pages %j the sitemap lists home, the listing and the products', (paths, listed) => {
    const [, , ...entries] = linesOf('sitemap.xml', { paths })
    const urls = listed.map((path) => `<url><loc>https://resham.example${path}</loc></url>`)
    expect(entries).toEqual([...urls, '</urlset>', ''])
  })

  test('robots.txt keeps its rules and names the sitemap', () => {
    expect(linesOf('robots.txt')).toEqual(
      expect.arrayContaining(['Disallow: /cart', 'Sitemap: https://resham.example/sitemap.xml']),
    )
  })

  test('without an origin there is no sitemap', () => {
    expect(Object.keys(siteFiles({ ...site, siteUrl: undefined }))).toEqual([
      'robots.txt',
      '_headers',
      '_redirects',
    ])
    expect(siteFiles({ ...site, siteUrl: '' })['robots.txt']).not.toMatch(/sitemap/i)
  })

  test.each([
    ...Object.values(others).map((path) => [
      path,
      shellPages.some((page) => page === path) ? '/shell' : `${path}/`,
    ]),
    [product('rust-ikat-kurti'), '/products/rust-ikat-kurti/'],
    [product('a.b'), '/products/a.b/'],
    [product('came-later'), '/shell'],
    [product('no file & name'), '/shell'],
  ])('%s is rewritten to %s', (path = '', file) => {
    expect(ruleFor(path)).toEqual([file, '200'])
  })

  test.each(Object.values(others))('without prerendered pages, %s is rewritten to the shell', (path) => {
    const rules = linesOf('_redirects', { paths: [] })
    expect(rules).toContain(`${path} /shell 200`)
  })

  test.each([home, '/nothing', '/assets/main.js', '/images/a.jpg', '/api/products', '/sw.js', '/robots.txt'])(
    'no rule matches %s',
    (path) => {
      expect(ruleFor(path)).toBeUndefined()
    },
  )

  test('no header is in two blocks, because hosts would concatenate its values', () => {
    const text = siteFiles(site)._headers ?? ''
    const names = [...text.matchAll(/^ {2}([\w-]+):|^(\/.*)/gm)].map(([, name, path]) => path ?? name)
    expect(names).toEqual([
      '/*',
      'Content-Security-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
      '/assets/*',
      'Cache-Control',
      '/sw.js',
      'Cache-Control',
    ])
    expect(linesOf('_headers')).toContain("  Content-Security-Policy: a 'b'; frame-ancestors 'none'")
  })

  test('the policy allows style attributes, and otherwise only its own sources', () => {
    const policy = pagePolicy(['a'], ['b']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='",
        "style-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
        "style-src-attr 'unsafe-inline'",
      ]),
    )
  })
})
