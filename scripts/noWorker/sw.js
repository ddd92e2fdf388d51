// Stands where the shop's worker would be, and puts it away: the worker, what it has kept, and the pages that it
// still serves. The development server hands this out, because `npm run preview` shares its address. A host that
// no longer wants the worker can do the same.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  await self.registration.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('resham-')).map((name) => caches.delete(name)))
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const page of pages) page.navigate(page.url)
}
