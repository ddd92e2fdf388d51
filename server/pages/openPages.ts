import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { HttpError } from '@resham/contract/serverRules/httpError'
import type { PageAssets, PagesProgram } from '@resham/delivery/pagesProgram'
import { securityHeaders } from '@resham/delivery/securityHeaders'
import { Mutex, withTimeout } from 'es-toolkit'
import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Database } from '../database/database'
import { entityTags } from '../http/entityTags'
import { type PreparedBody, prepareBody, sendPrepared, sizeOf } from '../http/preparedBody'
import { catalogRoutes } from '../routes'
import type { Settings } from '../settings'
import { SettingsError } from '../settingsError'
import { feedRoutes } from './feedRoutes'
import { sitemapRoutes } from './sitemapRoutes'

/** How long a page is sent before its data is read again, in ms. */
const MAX_AGE = 1_000

/** How large all stored pages may be, in bytes. */
const MAX_SIZE = 64_000_000

/** How long the response with a page may take, in ms. */
const TIMEOUT = 500

/** How long a page may wait for its turn, in ms: with more, it would not be rendered in time. */
const MAX_WAIT = TIMEOUT / 2

type Page = PreparedBody & {
  /** A digest of the data it was rendered from. */
  data: string
}

type PageServices = {
  database: Database
  log: Logger
  settings: Pick<Settings, 'siteUrl' | 'pageCacheControl'>
}

const programOf = (folder: string) => `${folder}-pages/program.cjs`

/**
 * Takes settings; throws a `SettingsError` if they have the origin of a shop whose build lacks the program of its pages,
 * and a sitemap of its own: the sitemap and the feed would be the shell, with status 200.
 */
export const checkPages = ({ shopFolder, siteUrl }: Settings): void => {
  if (siteUrl === undefined || shopFolder === undefined) return
  if (existsSync(programOf(shopFolder)) || existsSync(join(shopFolder, 'sitemap.xml'))) return
  throw new SettingsError(
    `SITE_URL is set, but ${programOf(shopFolder)} is missing: copy ${shopFolder}-pages too, or build it with "npm run build:server-shop".`,
  )
}

/**
 * Takes the folder of a build and what the server uses; returns the routes of the shop's public pages, and
 * `has`, which says whether a URL is one of theirs; undefined for a build that has its pages as files. A page
 * is rendered from the responses of the API, and again only when one of them differs. If that fails, the page
 * as it was is sent, or else the shell, from which the browser can render any page.
 */
export const openPages = (folder: string, { database, log, settings }: PageServices) => {
  const program = programOf(folder)
  if (!existsSync(program)) return undefined
  const { pageUrlOf, readPageData, renderPage, pageHtml, site }: PagesProgram =
    createRequire(__filename)(program)
  const assets: PageAssets = JSON.parse(readFileSync(`${folder}-pages/assets.json`, 'utf8'))
  const shell = prepareBody(readFileSync(join(folder, 'shell.html'), 'utf8'))

  const api = catalogRoutes(database).onError((error) => {
    if (error instanceof HttpError) return new Response(null, { status: error.status })
    throw error
  })
  const get = async (path: string): Promise<unknown> => {
    const response = await api.request(`/${path}`)
    if (response.ok) return response.json()
    if (response.status === 404) return undefined
    throw new Error(`GET ${path} responded with status ${response.status}`)
  }

  // Pages are rendered one after the other, because the API shares their thread.
  const turn = new Mutex()
  const render = async (address: string, previous?: Page): Promise<Page | undefined> => {
    const pageData = await readPageData(address, get)
    if (!pageData) return undefined
    const data = createHash('sha256').update(JSON.stringify(pageData)).digest('base64url')
    if (data === previous?.data) return previous
    const waitsSince = performance.now()
    await turn.acquire()
    try {
      const wait = performance.now() - waitsSince
      if (wait > MAX_WAIT) throw new Error(`It waited for ${Math.round(wait)} ms`)
      // The event loop first handles the requests that have arrived meanwhile.
      await setImmediate()
      return { data, ...prepareBody(...pageHtml(assets, await renderPage(pageData), settings.siteUrl)) }
    } finally {
      turn.release()
    }
  }
  const pages = new LRUCache<string, Page>({
    maxSize: MAX_SIZE,
    sizeCalculation: sizeOf,
    ttl: MAX_AGE,
    // A page stays stored, and can be sent, if it cannot be rendered again.
    noDeleteOnFetchRejection: true,
    // Concurrent requests for one page share its rendering.
    fetchMethod: render,
  })

  const headers = {
    ...securityHeaders(assets.policy),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': settings.pageCacheControl,
    Vary: 'Accept-Encoding',
  }
  const sendShell = (context: Context, status: 200 | 404 | 503) =>
    sendPrepared(context, shell, { ...headers, 'Cache-Control': 'no-cache' }, status)
  const siteRoutes = settings.siteUrl
    ? sitemapRoutes(
        database,
        settings.siteUrl,
        site.sitemapPaths,
        readFileSync(join(folder, 'robots.txt'), 'utf8'),
      ).route('/', feedRoutes(database, settings.siteUrl))
    : new Hono()

  const routes = new Hono().route('/', siteRoutes).get('*', entityTags, async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const address = pageUrlOf(pathname + search) ?? '/'
    try {
      const page = await withTimeout(() => pages.fetch(address), TIMEOUT)
      if (page) return await sendPrepared(context, page, headers)
      // The product does not exist, or was deleted. The cache would keep its page.
      pages.delete(address)
      return await sendShell(context, 404)
    } catch (error) {
      log.warn({ err: error, address }, 'a page could not be rendered')
      const kept = pages.peek(address, { allowStale: true })
      if (kept) return sendPrepared(context, kept, { ...headers, 'Cache-Control': 'no-cache' })
      // The shell still shows the page to a shopper. By the 503, no crawler, CDN or service worker stores it.
      return sendShell(context, 503)
    }
  })
  const isSiteFile = (url: string) =>
    settings.siteUrl !== undefined &&
    /^\/(sitemap(-pages|-\d{1,5})?\.xml|products\.xml|robots\.txt)(\?|$)/.test(url)
  return { routes, has: (url: string) => pageUrlOf(url) !== undefined || isSiteFile(url) }
}
