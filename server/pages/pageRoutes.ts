import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { type PageAssets, pageHtml } from '../../scripts/build/pageHtml.cjs'
import { securityHeaders } from '../../scripts/build/securityHeaders.cjs'
import type * as RenderProgram from '../../src/prerender'
import { type CachedBody, cacheBody, sendBody } from '../http/cachedBody'
import type { Settings } from '../settings'

/** How long a page is sent before its data is looked at again, in ms. */
const MAX_AGE = 1_000

/** How large all stored pages may be, in characters. */
const MAX_SIZE = 64_000_000

/** How long a page may take, in ms. */
const TIMEOUT = 500

type Page = CachedBody & {
  /** The data it was rendered from. */
  data: string
}

type PageServices = {
  settings: Settings & { shopFolder: string }
  /** The calls without a token. */
  catalog: Hono
  log: Logger
}

/**
 * Takes a build of `npm run build:server-shop` and the catalogue; returns the routes of its public pages. A page is
 * rendered from the responses of the API, and again only when one of them differs. Where that fails, the shell is sent,
 * which every page can start from.
 */
export const pageRoutes = ({ settings, catalog, log }: PageServices) => {
  const { shopFolder, siteUrl } = settings
  const load = createRequire(__filename)
  const { addressOf, readPageData, renderPage }: typeof RenderProgram = load(join(shopFolder, '.render/program.cjs'))
  const assets: PageAssets = JSON.parse(readFileSync(join(shopFolder, '.render/assets.json'), 'utf8'))
  const shell = cacheBody(readFileSync(join(shopFolder, 'shell.html'), 'utf8'))

  const get = async (path: string): Promise<unknown> => {
    const response = await catalog.request(`/${path}`)
    if (response.ok) return response.json()
    if (response.status === 404) return undefined
    throw new Error(`GET ${path} responded with status ${response.status}`)
  }

  const pages = new LRUCache<string, Page>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ data, text }) => data.length + text.length,
    ttl: MAX_AGE,
    // Its callers share one rendering.
    fetchMethod: async (address, previous) => {
      const pageData = await readPageData(address, get)
      if (!pageData) return undefined
      const data = JSON.stringify(pageData)
      if (data === previous?.data) return previous
      return { data, ...cacheBody(pageHtml(assets, await renderPage(pageData), siteUrl)) }
    },
  })

  const headers = {
    ...securityHeaders(assets.policy),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': settings.pageCacheControl,
  }
  const sendShell = (context: Context, status: 200 | 404) =>
    sendBody(context, shell, { ...headers, 'Cache-Control': 'no-cache' }, status)

  return {
    /** Whether the path of this URL has a page here. */
    has: (url: string) => addressOf(url) !== undefined,
    routes: new Hono().get('*', async (context) => {
      const { pathname, search } = new URL(context.req.url)
      const address = addressOf(pathname + search) ?? '/'
      try {
        const page = await Promise.race([pages.fetch(address), timeout(TIMEOUT)])
        return page ? sendBody(context, page, headers) : sendShell(context, 404)
      } catch (error) {
        log.warn({ err: error, address }, 'a page could not be rendered')
        return sendShell(context, 200)
      }
    }),
  }
}
