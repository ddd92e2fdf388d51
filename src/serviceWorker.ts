import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/**
 * The service worker: stores the app, so that a repeat visit needs no network. Each build has its own, which serves
 * the files of its release only, and waits until no page of the previous one is open or the shopper accepts the update.
 */

declare const self: ServiceWorkerGlobalScope

/** A hash of all pictures, defined by the build. */
declare const PICTURES_HASH: string

/** Matches the paths of developers' chunks, which are not in the list of files; defined by the build. */
declare const DEVELOPER_CHUNKS: RegExp

/** Matches path and query of the pages whose documents are stored; defined by the build. */
declare const DOCUMENT_URLS: RegExp

const PREFIX = 'resham'
const PICTURES = `${PREFIX}-pictures-${PICTURES_HASH}`
/** Enough for three or four sizes of every seeded product, about 6 MB. */
const MAX_PICTURES = 150
const MAX_PAGES = 50
const SHELL = '/shell.html'

const files = self.__WB_MANIFEST as (PrecacheEntry & { revision: string | null })[]
setCacheNameDetails({ prefix: PREFIX })
precacheAndRoute(files)

for (const { url: file } of files) {
  const [, path] = /^(.*)\/index\.html$/.exec(file) ?? []
  const isAt = ({ url, request }: { url: URL; request: Request }) =>
    request.mode === 'navigate' && url.pathname === (path || '/')
  if (path !== undefined) registerRoute(isAt, createHandlerBoundToURL(file))
}

/**
 * The cache of developers' chunks, and of visited documents that are not in the list of files. Its name has
 * the revision of the shell, which changes with any page (`serviceWorkerPlugin.cjs`).
 */
const PAGES = `${PREFIX}-pages-${files.find(({ url }) => url === SHELL)?.revision}`
const startScript = files.find(({ url }) => /^\/assets\/start\./.test(url))?.url ?? ''

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && DOCUMENT_URLS.test(url.pathname + url.search),
  new CacheFirst({
    cacheName: PAGES,
    plugins: [
      new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
      {
        cacheKeyWillBeUsed: async ({ request }) => request.url.split('?')[0] ?? request.url,
        // The shell replaces an error response and a page of another release, whose scripts are not stored.
        fetchDidSucceed: async ({ response }) => {
          const isPage = response.ok && !response.redirected
          if (isPage && (await response.clone().text()).includes(startScript)) return response
          throw new Error(`${response.url} is no page of this release.`)
        },
        handlerDidError: () => matchPrecache(SHELL),
      },
    ],
  }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && DEVELOPER_CHUNKS.test(url.pathname),
  new CacheFirst({ cacheName: PAGES }),
)

// Every other URL gets the shell, except files and the API.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(SHELL), {
    denylist: [/^\/(api|assets|images)(\/|$)/, /^\/[^/?]*\.[^/?]*(\?|$)/],
  }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: [
      new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
      // Without another size it is a 504, because Firefox logs rejected responses and `Response.error()`.
      {
        handlerDidError: async ({ request }) =>
          (await findOtherSize(request.url)) ?? new Response(null, { status: 504 }),
      },
    ],
  }),
)

/** Offline, another size of a picture is better than none. */
const findOtherSize = async (pictureUrl: string) => {
  const nameOf = (url: string) => url.replace(/-\d+\.\w+$/, '')
  const cache = await caches.open(PICTURES)
  const cached = (await cache.keys()).find(({ url }) => nameOf(url) === nameOf(pictureUrl))
  return cached && cache.match(cached)
}

// The page of a first visit is controlled too. After an update every page has a controller already.
clientsClaim()

self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))

const dropOldCaches = async () => {
  const names = await caches.keys()
  const ours = new RegExp(`^${PREFIX}-(pictures|pages)-`)
  const old = names.filter((name) => ours.test(name) && name !== PICTURES && name !== PAGES)
  await Promise.all(old.map((name) => caches.delete(name)))
}

// Sent by `activateUpdate`, when the shopper accepts the update.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting()
})
