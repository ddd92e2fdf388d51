/** @import { Browser, BrowserContext, CDPSession } from '@playwright/test' */
/** @import { Visit } from './types' */
import { openPage, PHONE, waitUntilHydrated } from './browser.mjs'
import { observe } from './observe.mjs'

/** A visit ends after so many ms without network activity. */
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
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => window.bench.firstSeen > 0)
  await waitUntilHydrated(page)
  const hydrated = await page.evaluate(() => performance.now())
  const { 'JavaScript kB': scriptUntilHydrated } = traffic.summary()
  await traffic.idle()
  const metrics = await page.evaluate(() => window.bench)
  const script = await scriptTime(session)
  // The next visit needs the service worker in control.
  if (hasServiceWorker) await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.close()
  return {
    FCP: metrics.fcp,
    'readable text': metrics.readable,
    LCP: metrics.lcp,
    'first card': metrics.firstSeen,
    hydrated,
    'blocking after FCP': blocking(metrics.tasks.filter(({ startTime }) => startTime >= metrics.fcp)),
    'total blocking': blocking(metrics.tasks),
    'longest task': Math.max(0, ...metrics.tasks.map(({ duration }) => duration)),
    CLS: metrics.cls,
    script,
    'JavaScript until hydrated kB': scriptUntilHydrated,
    ...traffic.summary(),
  }
}

async function scriptTime(/** @type {CDPSession} */ session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
}

/** Sum of what each long task takes beyond 50 ms. */
const blocking = (/** @type {{ duration: number }[]} */ tasks) =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)

function watchTraffic(/** @type {CDPSession} */ session) {
  const types = new Map()
  // Data URLs, such as an inlined font, are not transferred on their own.
  const inlined = new Set()
  /** @type {Record<string, number>} */
  const bytes = {}
  let documentBytes = 0
  let requests = 0
  let lastActivity = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    lastActivity = Date.now()
    if (request.url.startsWith('data:')) inlined.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type)
    if (response.fromDiskCache || response.fromServiceWorker || response.url.startsWith('data:')) return
    requests += 1
    if (type === 'Document') documentBytes = Number(response.headers['content-length'])
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastActivity = Date.now()
    if (inlined.has(requestId)) return
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  return {
    idle: async () => {
      while (Date.now() - lastActivity < IDLE_TIME) await new Promise((resolve) => setTimeout(resolve, 100))
    },
    summary: () => {
      const kB = (/** @type {string[]} */ ...names) =>
        names.reduce((sum, name) => sum + (bytes[name] ?? 0), 0) / 1000
      return {
        'document kB': documentBytes / 1000,
        'JavaScript kB': kB('Script'),
        'CSS kB': kB('Stylesheet'),
        'font kB': kB('Font'),
        'image kB': kB('Image'),
        'total kB': kB(...Object.keys(bytes)),
        requests,
      }
    },
  }
}
