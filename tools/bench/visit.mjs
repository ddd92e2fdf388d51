/** @import { Browser, BrowserContext, CDPSession } from '@playwright/test' */
/** @import { Visit } from './types' */
import { openPage, PHONE, waitUntilHydrated } from './browser.mjs'
import { observe } from './observe.mjs'

/** How long the network has to be idle at the end of a visit, in ms. */
const IDLE_TIME = 1500

/** Visits a URL with a cold and then with a warm cache; returns the figures of both visits. */
export async function visitTwice(/** @type {Browser} */ browser, /** @type {Visit} */ target) {
  const context = await browser.newContext(PHONE)
  const cold = await visit(context, target)
  const repeat = await visit(context, target)
  await context.close()
  return { cold, repeat }
}

async function visit(
  /** @type {BrowserContext} */ context,
  /** @type {Visit} */ { url, first, hasServiceWorker = false },
) {
  const { page, session } = await openPage(context)
  const traffic = watchTraffic(session)
  await page.addInitScript(observe, { first })
  // Not until the load event: a page may be hydrated before its pictures have loaded.
  await page.goto(url, { waitUntil: 'commit' })
  const hydrated = await waitUntilHydrated(page)
  const { scripts } = traffic.bytes()
  await page.waitForFunction(() => window.bench.firstSeen > 0)
  await traffic.idle()
  const { fcp, lcp, firstSeen, tasks, cls } = await page.evaluate(() => window.bench)
  // The next visit needs the service worker in control.
  if (hasServiceWorker) await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.close()
  const { document, total, requests } = traffic.bytes()
  return {
    FCP: fcp,
    LCP: lcp,
    'first card': firstSeen,
    hydrated,
    'blocking after FCP': blocking(tasks.filter(({ startTime }) => startTime >= fcp)),
    'total blocking': blocking(tasks),
    'longest task': Math.max(0, ...tasks.map(({ duration }) => duration)),
    CLS: cls,
    'JavaScript until hydrated kB': scripts / 1000,
    'document kB': document / 1000,
    'total kB': total / 1000,
    requests,
  }
}

/** Sum of what each long task takes beyond 50 ms. */
const blocking = (/** @type {{ duration: number }[]} */ tasks) =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)

function watchTraffic(/** @type {CDPSession} */ session) {
  /** @type {Map<string, string>} */
  const types = new Map()
  const sum = { document: 0, scripts: 0, total: 0, requests: 0 }
  let lastActivity = Date.now()
  session.on('Network.requestWillBeSent', () => {
    lastActivity = Date.now()
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Data URLs, such as an inlined font, are not transferred on their own.
    if (response.url.startsWith('data:')) return
    types.set(requestId, type)
    if (response.fromDiskCache || response.fromServiceWorker) return
    sum.requests += 1
    if (type === 'Document') sum.document = Number(response.headers['content-length'])
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastActivity = Date.now()
    const type = types.get(requestId)
    if (type) sum.total += encodedDataLength
    if (type === 'Script') sum.scripts += encodedDataLength
  })
  return {
    idle: async () => {
      while (Date.now() - lastActivity < IDLE_TIME) await new Promise((resolve) => setTimeout(resolve, 100))
    },
    bytes: () => ({ ...sum }),
  }
}
