// npm run test:e2e [-- options of Playwright]: builds the shop and runs the end-to-end tests. `--main` runs the main
// ones only, for `npm test`. SKIP_BUILD=1 uses the build in dist/. `--server` runs those that the reference server has to
// pass too, against it. `--screens [--update]` compares screens with the stored pictures, or replaces them.
/** @import { LaunchOptions } from '@playwright/test' */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

// Finding, choosing, buying, in several tabs and on a translated page too. What the others cover is seldom broken by accident.
const MAIN_STORIES = ['listing', 'orders', 'purchase', 'search', 'tabs', 'translatedPage']

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)

const { register } = require('esbuild-register/dist/node')
register()
/** @type {typeof import('./support/findBrowser')} */
const { findBrowser } = require('./support/findBrowser.ts')

const args = process.argv.slice(2)
const isScreens = args.includes('--screens')
// Every browser and every system draws text in its own way.
if (isScreens) process.env.E2E_BROWSER = 'npm'
if (isScreens && (process.platform !== 'linux' || process.arch !== 'x64')) {
  console.log('The stored pictures are of the Chromium from npm, which runs on Linux x64 alone.')
  process.exit(1)
}

const options = findBrowser()
const version = await versionOf(options)
if (version === undefined) {
  console.log(
    'No browser was found, so no end-to-end test was run: install Chrome or Chromium, or set CHROMIUM_PATH.',
  )
  process.exit(process.env.CI ? 1 : 0)
}
console.log(`The end-to-end tests run in Chromium ${version} (${options.executablePath ?? options.channel}).`)

const isServer = args.includes('--server')
run('npm', ['run', 'build', '--silent', '-w', 'server'])
if (isServer) run('npm', ['run', 'build:server-shop'])
else if (!process.env.SKIP_BUILD) run('npm', ['run', 'build'])
const config = isServer
  ? 'tools/e2e/server.config.ts'
  : isScreens
    ? 'tools/e2e/screens.config.ts'
    : 'tools/e2e'
const stories = args.includes('--main') ? MAIN_STORIES.map((name) => `/${name}.spec.ts`) : []
const others = args
  .filter((arg) => !['--main', '--server', '--screens'].includes(arg))
  .map((arg) => (arg === '--update' ? '--update-snapshots' : arg))
run(process.execPath, [require.resolve('@playwright/test/cli'), 'test', '-c', config, ...stories, ...others])

/** Undefined if the last candidate, an installed Chrome, is missing. A browser that was found has to start. */
async function versionOf(/** @type {LaunchOptions} */ launchOptions) {
  try {
    const browser = await chromium.launch(launchOptions)
    const found = browser.version()
    await browser.close()
    return found
  } catch (error) {
    if (launchOptions.executablePath) throw error
    return undefined
  }
}

/**
 * Ends the process with the command's status if it fails.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  // On Windows npm is a shell script.
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status !== 0) process.exit(status ?? 1)
}
