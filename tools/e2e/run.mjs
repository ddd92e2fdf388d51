// npm run test:e2e [-- options of Playwright]: builds the shop and runs the end-to-end tests. SKIP_BUILD=1 uses the build
// in dist/. `--server` runs those that the reference server has to pass too, against it; `--screens` compares screens with
// the stored pictures.
/** @import { LaunchOptions } from '@playwright/test' */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)

const { register } = require('esbuild-register/dist/node')
register()
/** @type {typeof import('./support/findBrowser')} */
const { findBrowser } = require('./support/findBrowser.ts')

const args = process.argv.slice(2)
const isServer = args.includes('--server')
const isScreens = args.includes('--screens')
// Every browser and every system draws text in its own way.
if (isScreens) process.env.E2E_BROWSER = 'npm'
if (isScreens && (process.platform !== 'linux' || process.arch !== 'x64')) {
  console.log('The stored pictures are of the Chromium from npm, which runs on Linux x64 alone.')
  process.exit(1)
}

const browser = findBrowser()
const version = await versionOf(browser)
if (version === undefined) {
  console.log(
    'No browser was found, so no end-to-end test was run: install Chrome or Chromium, or set CHROMIUM_PATH.',
  )
  process.exit(process.env.CI ? 1 : 0)
}
console.log(`The end-to-end tests run in Chromium ${version} (${browser.executablePath ?? browser.channel}).`)

run('npm', ['run', 'build', '--silent', '-w', 'server'])
if (isServer) run('npm', ['run', 'build:server-shop'])
else if (!process.env.SKIP_BUILD) run('npm', ['run', 'build'])
const config = `${isServer ? 'server' : isScreens ? 'screens' : 'playwright'}.config.ts`
const options = args.filter((arg) => !['--server', '--screens'].includes(arg))
run(process.execPath, [
  require.resolve('@playwright/test/cli'),
  'test',
  '-c',
  `tools/e2e/${config}`,
  ...options,
])

/**
 * Returns the browser's version; undefined if not even Chrome is installed. A browser that was found has to
 * start.
 */
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
