// npm run test:e2e [-- what Playwright takes]: builds the shop and runs the journeys through it. `--main` runs those
// of the main stories alone, which is what `npm test` has the time for. SKIP_BUILD=1 takes the build in dist/.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

// Each story that a shopper comes for; what the others show is seldom broken by accident.
const MAIN_STORIES = [
  'account',
  'addresses',
  'detail',
  'filters',
  'offline',
  'orders',
  'purchase',
  'quantity',
  'reload',
  'search',
  'tabs',
  'wishes',
]

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)

const { register } = require('esbuild-register/dist/node')
register()
const { findBrowser } = require('../e2e/browser.ts')

const options = findBrowser()
const version = await versionOf(options)
if (version === undefined) {
  console.log(
    'No browser was found, so none of the journeys in e2e/ was run: install Chrome or Chromium, or name one with CHROMIUM_PATH.',
  )
  process.exit(process.env.CI ? 1 : 0)
}
console.log(`The journeys run in Chromium ${version} (${options.executablePath ?? options.channel}).`)

if (!process.env.SKIP_BUILD) run('npm', ['run', 'build'])
const args = process.argv.slice(2)
const stories = args.includes('--main') ? MAIN_STORIES.map((name) => `/${name}.spec.ts`) : []
run('npx', ['playwright', 'test', '-c', 'e2e', ...stories, ...args.filter((arg) => arg !== '--main')])

/** Undefined where the last resort, Chrome in its usual place, is not there. A browser that was found has to start. */
async function versionOf(launchOptions) {
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

/** Ends with the command, where it fails. */
function run(command, args) {
  // On Windows npm and npx are scripts of the shell.
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
