// Removes the shop's service worker, its caches, and reloads the pages that it controls. The development server serves
// this file, because `npm run preview` uses the same origin; a host that gives up the service worker can too.
const scope = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (self)

scope.addEventListener('install', () => scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  await scope.registration.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('resham-')).map((name) => caches.delete(name)))
  const pages = await scope.clients.matchAll({ type: 'window' })
  for (const page of pages) page.navigate(page.url)
}
