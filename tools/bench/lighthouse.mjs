/** @import { Certificate, Figures } from './types' */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { launchOptions } from './browser.mjs'
import { medians } from './statistics.mjs'

/** Fetched by npx on demand: two hundred packages that only the bench needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Lighthouse scores of each URL, from 0 to 100: the medians of so many runs.
 * @param {Certificate} certificate
 * @param {Record<string, string>} urls
 * @param {number} rounds
 */
export async function runLighthouse(certificate, urls, rounds) {
  /** @type {Record<string, Figures>} */
  const scores = {}
  for (const [name, url] of Object.entries(urls)) {
    const runs = []
    for (let round = 1; round <= rounds; round += 1) runs.push(await audit(certificate, url))
    scores[name] = medians(runs)
  }
  return scores
}

async function audit(/** @type {Certificate} */ certificate, /** @type {string} */ url) {
  const { executablePath, env, args = [] } = launchOptions(certificate)
  const flags = ['--headless=new', '--no-sandbox', ...args]
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath ?? '' }, maxBuffer: 100_000_000 },
  )
  const { categories } = JSON.parse(stdout)
  return Object.fromEntries(CATEGORIES.map((name) => [name, categories[name].score * 100]))
}
