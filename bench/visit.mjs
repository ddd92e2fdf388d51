import { metricsOf, openPage, PHONE, untilOpen } from './browser.mjs'
import { observe } from './observe.mjs'

/** How long nothing may happen before a visit is over, in ms. */
const QUIET = 1500

/** Opens an address for the first time and then once more; returns the figures of both visits. */
export async function visitTwice(browser, target) {
  const context = await browser.newContext(PHONE)
  const cold = await visit(context, target)
  const repeat = await visit(context, target)
  await context.close()
  return { cold, repeat }
}

async function visit(context, { address, first, hasWorker = false }) {
  const { page, session } = await openPage(context)
  const traffic = watchTraffic(session)
  await page.addInitScript(observe, { first })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => window.bench.firstSeen > 0)
  await untilOpen(page)
  const { 'JavaScript kB': untilNow } = traffic.summary()
  await traffic.quiet()
  const seen = await page.evaluate(() => window.bench)
  const { ScriptDuration, TaskDuration } = await metricsOf(session)
  // The next visit begins where this one has really ended.
  if (hasWorker) await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.close()
  return {
    FCP: seen.fcp,
    'readable text': seen.readable,
    LCP: seen.lcp,
    'first card': seen.firstSeen,
    'blocking after FCP': blocking(seen.tasks.filter(({ startTime }) => startTime >= seen.fcp)),
    'all blocking': blocking(seen.tasks),
    'longest task': Math.max(0, ...seen.tasks.map(({ duration }) => duration)),
    CLS: seen.cls,
    script: ScriptDuration * 1000,
    'main thread': TaskDuration * 1000,
    'JavaScript until open kB': untilNow,
    ...traffic.summary(),
  }
}

/** What long tasks take beyond the 50 ms that nobody feels. */
const blocking = (tasks) => tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)

function watchTraffic(session) {
  const types = new Map()
  // What the page holds itself, such as a font, did not come over the line by itself.
  const inside = new Set()
  const bytes = {}
  let page = 0
  let requests = 0
  let latest = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    latest = Date.now()
    if (request.url.startsWith('data:')) inside.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type)
    if (response.fromDiskCache || response.fromServiceWorker || response.url.startsWith('data:')) return
    requests += 1
    if (type === 'Document') page = Number(response.headers['content-length'])
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    latest = Date.now()
    if (inside.has(requestId)) return
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  return {
    quiet: async () => {
      while (Date.now() - latest < QUIET) await new Promise((resolve) => setTimeout(resolve, 100))
    },
    summary: () => {
      const kB = (...names) => names.reduce((sum, name) => sum + (bytes[name] ?? 0), 0) / 1000
      return {
        'page itself kB': page / 1000,
        'JavaScript kB': kB('Script'),
        'style kB': kB('Stylesheet'),
        'font kB': kB('Font'),
        'picture kB': kB('Image'),
        'all kB': kB(...Object.keys(bytes)),
        requests,
      }
    },
  }
}
