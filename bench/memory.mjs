import { DESK, metricsOf, openBrowser, openPage, untilOpen } from './browser.mjs'

/** What the shop holds after so many changes of the page. */
const MARKS = [12, 60, 120, 240]

// What V8 compiles lies on the heap too: it goes on to compile, and to note what to compile next, for hundreds of
// changes, and throws away what was run once. A second browser compiles nothing; its heap is the shop's own.
const UNCOMPILED = ['--js-flags=--jitless --no-flush-bytecode']

/** Goes round in a browser as it comes and in one that compiles nothing; returns what is held at each mark. */
export async function walkTwice(certificate, { address }) {
  const held = {}
  for (const [heap, args] of Object.entries({ 'heap kB': [], 'heap kB, nothing compiled': UNCOMPILED })) {
    const browser = await openBrowser(certificate, args)
    try {
      for (const [change, { bytes, ...counts }] of await walk(browser, { address }))
        held[change] = { ...held[change], [heap]: bytes / 1000, ...counts }
    } finally {
      await browser.close()
    }
  }
  return held
}

/** Goes round home, listing, a garment and the login. */
async function walk(browser, { address }) {
  const context = await browser.newContext(DESK)
  const { page, session } = await openPage(context, { isSlow: false })
  page.setDefaultTimeout(15_000)
  await page.goto(`${address}/products`)
  await untilOpen(page)
  // The shop follows its worker from seconds after the start on, with listeners of its own, whatever is done.
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const header = page.getByRole('banner')
  const cards = page.getByRole('main').getByRole('listitem')
  const steps = [
    () => cards.getByRole('link').first().click(),
    () => header.getByRole('link', { name: 'Resham' }).click(),
    () => header.getByRole('link', { name: 'Profile' }).click(),
    () => header.getByRole('link', { name: 'Products' }).click(),
  ]
  const held = []
  for (let change = 1; change <= Math.max(...MARKS); change += 1) {
    const before = page.url()
    await steps[(change - 1) % steps.length]()
    await page.waitForFunction(
      (url) => location.href !== url && document.activeElement?.tagName === 'H1',
      before,
    )
    // The listing at a mark is there with all its cards.
    if (change % steps.length === 0) await cards.nth(19).waitFor()
    if (MARKS.includes(change)) held.push([change, await count(session)])
  }
  await context.close()
  return held
}

async function count(session) {
  // Twice: what the first leaves to be finalised, the second takes.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize, Nodes, JSEventListeners } = await metricsOf(session)
  return { bytes: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners }
}
