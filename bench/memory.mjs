import { DESK, metricsOf, openPage, untilOpen } from './browser.mjs'

/** What the shop holds after so many changes of the page. */
const MARKS = [12, 60]

/** Goes round home, listing, a garment and the login; returns what is held at each mark. */
export async function walk(browser, { address }) {
  const context = await browser.newContext(DESK)
  const { page, session } = await openPage(context, { isSlow: false })
  page.setDefaultTimeout(15_000)
  await page.goto(`${address}/products`)
  await untilOpen(page)
  const header = page.getByRole('banner')
  const cards = page.getByRole('main').getByRole('listitem')
  const steps = [
    () => cards.getByRole('link').first().click(),
    () => header.getByRole('link', { name: 'Resham' }).click(),
    () => header.getByRole('link', { name: 'Profile' }).click(),
    () => header.getByRole('link', { name: 'Products' }).click(),
  ]
  const held = {}
  for (let change = 1; change <= Math.max(...MARKS); change += 1) {
    const before = page.url()
    await steps[(change - 1) % steps.length]()
    await page.waitForFunction(
      (url) => location.href !== url && document.activeElement?.tagName === 'H1',
      before,
    )
    // The listing at a mark is there with all its cards.
    if (change % steps.length === 0) await cards.nth(19).waitFor()
    if (MARKS.includes(change)) held[change] = await count(session)
  }
  await context.close()
  return held
}

async function count(session) {
  // Twice: what the first leaves to be finalised, the second takes.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize, Nodes, JSEventListeners } = await metricsOf(session)
  return { 'heap kB': JSHeapUsedSize / 1000, nodes: Nodes, listeners: JSEventListeners }
}
