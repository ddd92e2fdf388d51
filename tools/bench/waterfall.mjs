/** @import { Browser } from '@playwright/test' */
/** @import { Visit } from './types' */
import { writeFileSync } from 'node:fs'
import { openPage, PHONE, waitUntilHydrated } from './browser.mjs'
import { observe } from './observe.mjs'

const ROW = 18
const LEFT = 230
const WIDTH = 900
/** @type {Record<string, string>} */
const COLOURS = {
  Document: '#8c1236',
  Script: '#b8853c',
  Font: '#23593b',
  Image: '#7d8fb3',
  Fetch: '#664c5c',
}

/** Draws the requests of a first visit as an SVG: when each was asked for, answered and there, until hydration. */
export async function drawWaterfall(
  /** @type {Browser} */ browser,
  /** @type {Visit} */ { url, first },
  /** @type {string} */ file,
) {
  const context = await browser.newContext(PHONE)
  const { page, session } = await openPage(context)
  /** @type {Map<string, { name: string, type: string, asked: number, answered: number, there: number, bytes: number }>} */
  const requests = new Map()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (!request.url.startsWith('http')) return
    const name = new URL(request.url).pathname.split('/').pop() || 'document'
    requests.set(requestId, { name, type, asked: timestamp, answered: 0, there: 0, bytes: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    Object.assign(requests.get(requestId) ?? {}, { answered: timestamp })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { there: timestamp, bytes: encodedDataLength })
  })
  await page.addInitScript(observe, { first })
  await page.goto(url, { waitUntil: 'load' })
  await waitUntilHydrated(page)
  const hydrated = await page.evaluate(() => performance.now())
  const { fcp, firstSeen, lcp } = await page.evaluate(() => window.bench)
  await context.close()
  const [{ asked: start } = { asked: 0 }] = requests.values()
  const rows = [...requests.values()]
    .map((row) => ({
      ...row,
      asked: (row.asked - start) * 1000,
      answered: (row.answered - start) * 1000,
      there: (Math.max(row.there, row.answered) - start) * 1000,
    }))
    .filter(({ asked, bytes }) => asked < hydrated && bytes > 0)
  const marks = { 'first paint': fcp, 'first card': firstSeen, LCP: lcp, hydrated }
  writeFileSync(file, draw(rows, marks))
}

/**
 * @param {{ name: string, type: string, asked: number, answered: number, there: number, bytes: number }[]} rows
 * @param {Record<string, number>} marks times in ms
 */
function draw(rows, marks) {
  const end = Math.max(...Object.values(marks), ...rows.map(({ there }) => there))
  const x = (/** @type {number} */ ms) => (LEFT + (ms / end) * (WIDTH - LEFT - 70)).toFixed(1)
  const top = ROW * (Object.keys(marks).length + 1)
  const height = top + ROW * rows.length + ROW
  const bars = rows.map(({ name, type, asked, answered, there, bytes }, at) => {
    const y = top + at * ROW
    const width = (/** @type {number} */ from, /** @type {number} */ to) => Number(x(to)) - Number(x(from))
    const colour = COLOURS[type] ?? '#998877'
    return `<text x="${LEFT - 8}" y="${y + 12}" text-anchor="end">${shorten(name)}</text>
<rect x="${x(asked)}" y="${y + 3}" width="${width(asked, answered).toFixed(1)}" height="10" fill="${colour}" opacity=".3"/>
<rect x="${x(answered)}" y="${y + 3}" width="${Math.max(2, width(answered, there)).toFixed(1)}" height="10" fill="${colour}"/>
<text x="${Number(x(there)) + 5}" y="${y + 12}">${Math.round(there)} ms, ${(bytes / 1000).toFixed(1)} kB</text>`
  })
  const lines = Object.entries(marks).map(
    (
      [name, ms],
      at,
    ) => `<path d="M${x(ms)} ${ROW * at + 16}V${height}" stroke="#2b1423" stroke-dasharray="3 3"/>
<text x="${x(ms)}" y="${ROW * at + 12}" text-anchor="middle">${name} ${Math.round(ms)} ms</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11" fill="#2b1423">
<title>The requests of one first visit</title>
<rect width="100%" height="100%" fill="#fffdf9"/>
${[...lines, ...bars].join('\n')}
</svg>
`
}

/** Hashes and the ends of long names say nothing. */
const shorten = (/** @type {string} */ name) => {
  const plain = name.replace(/\.[0-9a-f]{10,20}(?=\.)/, '')
  return plain.length > 34 ? `${plain.slice(0, 33)}…` : plain
}
