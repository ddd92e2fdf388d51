import type { ProductDto } from '@resham/contract'
import { openApiDocument } from '@resham/contract/openApi'
import type { Site } from '@resham/delivery/pagesProgram'
import manifest from '../../package.json'
import { readPageData, renderPage } from '../../src/app/render/renderPage'
import { pages, prerenderedPages } from '../../src/pages/pageTable'
import { paths } from '../../src/shared/routing/paths'
import { openCatalog } from './readCatalog'

// The program that renders pages (`PagesProgram` of `delivery`). prerenderPlugin.cjs compiles it for Node and runs it,
// and so does a server that renders pages itself.

export { pageHtml } from '../../src/app/render/pageHtml'
export { pageUrlOf, readPageData, renderPage } from '../../src/app/render/renderPage'

const patternsOf = (list: typeof pages) => list.map(({ path }) => path)
const pathsOf = (list: typeof pages) => patternsOf(list).filter((pattern) => !pattern.includes(':'))

const chunksOf = (list: typeof pages) => [...new Set(list.flatMap(({ chunk }) => chunk ?? []))]
const inSitemap = pages.filter(({ isInSitemap }) => isInSitemap)

export const site: Site = {
  patterns: patternsOf(pages),
  unlistedPatterns: patternsOf(pages.filter((page) => !prerenderedPages.includes(page))),
  sitemapPatterns: patternsOf(inSitemap),
  sitemapPaths: pathsOf(inSitemap),
  chunks: ['start', 'app', ...chunksOf(pages)],
  developerChunks: chunksOf(pages.filter(({ isForDevelopers }) => isForDevelopers)),
}

/** How many products have a page in a build. */
const MAX_PRODUCT_PAGES = 2000

/**
 * Letters, digits, blanks, `_`, `-` and `.`: no file system refuses them, and no host leaves them encoded.
 */
const FILE_NAME = /^(?!index\.html$)[\p{L}\p{M}\p{N}_-]([\p{L}\p{M}\p{N}_. -]*[\p{L}\p{M}\p{N}_-])?$/iu

// A product with any other id gets the shell. Some file systems allow only one Unicode form, and 255 bytes.
const isFileName = ({ _id }: ProductDto) =>
  FILE_NAME.test(_id) && _id === _id.normalize() && Buffer.byteLength(_id) <= 255

const renderPages = async () => {
  const { products, hasMore, get } = await openCatalog(MAX_PRODUCT_PAGES)
  if (hasMore)
    console.warn(
      `The first ${MAX_PRODUCT_PAGES} products have a page of their own; the shell shows the others.`,
    )
  const urls = [
    ...pathsOf(prerenderedPages),
    ...products.filter(isFileName).map(({ _id }) => paths.product(_id)),
  ]
  return {
    rendered: urls.map(async (url) => renderPage((await readPageData(url, get)) ?? {})),
    productPaths: products.map(({ _id }) => paths.product(_id)),
    products,
  }
}

/**
 * Renders the shell and, unless PRERENDER=none, the page of every public URL; returns them with the paths of
 * the products, for the sitemap, and the products, for the feed. Throws a CatalogError when the catalogue of
 * API_URL cannot be read. If its
 * server serves the shop too, only the shell is rendered, because that server renders the pages.
 */
export const prerender = async () => {
  const isShellAlone = process.env.PRERENDER === 'none' || process.env.API_URL === 'same-origin'
  const { rendered, ...catalog } = isShellAlone
    ? { rendered: [], productPaths: [], products: [] }
    : await renderPages()
  return { pages: await Promise.all([renderPage({}), ...rendered]), ...catalog }
}

/** The OpenAPI document of the API that this build uses. */
export const openApi = () =>
  openApiDocument(manifest.version, process.env.API_URL === 'same-origin' ? undefined : process.env.API_URL)
