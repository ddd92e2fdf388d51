import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

/**
 * Finds a browser without downloading one: CHROMIUM_PATH, a Chromium or Chrome on the PATH, on Linux x64 the one in
 * the npm package @sparticuz/chromium, or else Chrome in its default location, which may not exist.
 * E2E_BROWSER=npm skips the first two. Throws when CHROMIUM_PATH does not exist.
 */
export function findBrowser(): LaunchOptions {
  const isFromNpm = process.env.E2E_BROWSER === 'npm'
  const executablePath = isFromNpm ? undefined : (namedByEnvironment() ?? foundOnPath())
  if (executablePath) return { executablePath }
  if (process.platform === 'linux' && process.arch === 'x64') return fromNpm()
  return { channel: 'chrome' }
}

const ROOT = join(__dirname, '../../..')
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function namedByEnvironment(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, which does not exist.`)
  return path || undefined
}

function foundOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.filter((path) => existsSync(path)).find(isExecutable)
}

/** Some systems have a script under the browser's name that only suggests installing it. */
function isExecutable(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 120_000 }).status === 0
}

function fromNpm(): LaunchOptions {
  const folder = unpack()
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean)
  return {
    executablePath: join(folder, 'chromium'),
    // The package's own arguments disable web security. Letters are as wide as on phones, which hint none.
    args: ['--font-render-hinting=none'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.join(delimiter),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  }
}

/**
 * Unpacks the browser of this version, unless that is done; returns its folder. The folder is filled under a temporary
 * name and then renamed, so that it is always complete, even with concurrent workers.
 */
function unpack(): string {
  const manifest = join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const cache = join(ROOT, 'node_modules', '.cache')
  const folder = join(cache, `chromium-${version}-fonts`)
  if (existsSync(folder)) return folder

  mkdirSync(cache, { recursive: true })
  const temporary = mkdtempSync(`${folder}-`)
  try {
    // For this runtime the package also unpacks system libraries that a minimal machine lacks.
    execFileSync(process.execPath, [join(__dirname, 'unpackChromium.mjs')], {
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: temporary, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    })
    setFontFolder(folder, join(temporary, 'fonts', 'fonts.conf'))
    renameSync(temporary, folder)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    // Another worker was faster: renaming does not replace a non-empty folder.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/**
 * The package's fonts.conf lists only /tmp/fonts; without any font Chromium crashes on the first text. With Arimo and
 * Tinos the shop's fallback fonts exist, as on the devices of shoppers.
 */
function setFontFolder(folder: string, config: string): void {
  const fonts = [
    join(folder, 'fonts'),
    dirname(require.resolve('@expo-google-fonts/arimo')),
    dirname(require.resolve('@expo-google-fonts/tinos')),
  ]
  const dirs = fonts.map((path) => `<dir>${path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>`)
  writeFileSync(
    config,
    readFileSync(config, 'utf8')
      .replace('<dir>/tmp/fonts</dir>', () => dirs.join(''))
      // The folder of the cache of font data.
      .replaceAll('/tmp/fonts', () => join(folder, 'fonts')),
  )
}
