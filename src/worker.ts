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
 * The worker that keeps the shop on the device, so that a repeat visit needs no network. Each build has its own:
 * it serves the files of its own version alone, and waits until no page of the version before is open, or until
 * a shopper lets it in.
 */

// What of a worker's world is used here; the compiler knows that of pages.
declare const self: {
  __WB_MANIFEST: (PrecacheEntry & { revision: string | null })[]
  skipWaiting: () => Promise<void>
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}
type WorkerEvent = MessageEvent<unknown> & { waitUntil: (work: Promise<unknown>) => void }

/** A hash of all pictures, which the build puts here. */
declare const PICTURES_HASH: string

const PREFIX = 'resham'
const PICTURES = `${PREFIX}-pictures-${PICTURES_HASH}`
/** Three or four sizes of every garment of the seeds, some 6 MB. */
const MOST_PICTURES = 150
const MOST_PAGES = 50
const SHELL = '/shell.html'
const LISTING = '/products/index.html'

const files = self.__WB_MANIFEST
setCacheNameDetails({ prefix: PREFIX })
precacheAndRoute(files)

for (const [path, file] of [
  ['/', '/index.html'],
  ['/products', LISTING],
] as const) {
  const isAt = ({ url, request }: { url: URL; request: Request }) =>
    request.mode === 'navigate' && url.pathname === path
  if (files.some(({ url }) => url === file)) registerRoute(isAt, createHandlerBoundToURL(file))
}

/** Pages of products, as they were visited; of the same build as the listing, which holds the same products. */
const { revision } = files.find(({ url }) => url === LISTING) ?? {}
const PAGES = `${PREFIX}-pages-${revision}`
const mainScript = files.find(({ url }) => /^\/assets\/main\./.test(url))?.url ?? ''

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/products\/[^/]+$/.test(url.pathname),
  new CacheFirst({
    cacheName: PAGES,
    plugins: [
      new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true }),
      {
        cacheKeyWillBeUsed: async ({ request }) => request.url.split('?')[0] ?? request.url,
        // Another release may be on the host already; its page would need scripts that are not stored here.
        cacheWillUpdate: async ({ response }) =>
          response.ok && !response.redirected && (await response.clone().text()).includes(mainScript)
            ? response
            : null,
        handlerDidError: () => matchPrecache(SHELL),
      },
    ],
  }),
)

// All other URLs of the shop share the shell. What is missing among the files stays missing, and the API is not the
// shop's.
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
      new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true }),
      // A plain 504 where there is none: Firefox logs every response that is rejected, or an error.
      {
        handlerDidError: async ({ request }) =>
          (await inAnotherSize(request.url)) ?? new Response(null, { status: 504 }),
      },
    ],
  }),
)

/** Without a network, a garment that is known in one size is better than an empty frame. */
const inAnotherSize = async (address: string) => {
  const name = (url: string) => url.replace(/-\d+\.\w+$/, '')
  const cache = await caches.open(PICTURES)
  const known = (await cache.keys()).find(({ url }) => name(url) === name(address))
  return known && cache.match(known)
}

// A first page is served from now on as well. On an update every page has a worker already.
clientsClaim()

self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()))

const dropOldCaches = async () => {
  const names = await caches.keys()
  const isOurs = (name: string) => /^resham-(pictures|pages)-/.test(name)
  const old = names.filter((name) => isOurs(name) && name !== PICTURES && name !== PAGES)
  await Promise.all(old.map((name) => caches.delete(name)))
}

// Asked for by src/app/versions.ts, when a shopper takes the update.
self.addEventListener('message', ({ data }) => {
  if (data !== null && typeof data === 'object' && 'type' in data && data.type === 'TAKE_OVER')
    self.skipWaiting()
})
