import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

/**
 * Finds a browser without downloading one: the one that CHROMIUM_PATH names, a Chromium or Chrome on
 * the PATH, on Linux x64 the one inside the npm package @sparticuz/chromium, or else Chrome where
 * its installer puts it, if it is there at all. JOURNEY_BROWSER=npm passes over the first two.
 * Throws when CHROMIUM_PATH names no file.
 */
export function findBrowser(): LaunchOptions {
  const isFromNpm = process.env.JOURNEY_BROWSER === 'npm'
  const executablePath = isFromNpm ? undefined : (namedByEnvironment() ?? foundOnPath())
  if (executablePath) return { executablePath }
  if (process.platform === 'linux' && process.arch === 'x64') return fromNpm()
  return { channel: 'chrome' }
}

const ROOT = join(__dirname, '..')
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function namedByEnvironment(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, but no such file exists.`)
  return path || undefined
}

function foundOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.filter((path) => existsSync(path)).find(answers)
}

/** Some systems put a script under the browser's name that only asks to install it. */
function answers(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 10_000 }).status === 0
}

function fromNpm(): LaunchOptions {
  const home = unpacked()
  const libraries = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean)
  return {
    executablePath: join(home, 'chromium'),
    // No `args`: the package's own list switches web security off, and none of it is needed here.
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.join(delimiter),
      FONTCONFIG_PATH: join(home, 'fonts'),
    },
  }
}

/**
 * The folder that holds the unpacked browser of this version. A folder of that name is always whole:
 * it is filled under another name and then renamed, so that workers may start at once.
 */
function unpacked(): string {
  const parcel = join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'package.json')
  const { version } = JSON.parse(readFileSync(parcel, 'utf8')) as { version: string }
  const cache = join(ROOT, 'node_modules', '.cache')
  const home = join(cache, `chromium-${version}`)
  if (existsSync(home)) return home

  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(`${home}-`)
  try {
    // The runtime's name makes the package unpack the system libraries that a bare machine lacks.
    execFileSync(process.execPath, [join(__dirname, 'unpackChromium.mjs')], {
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    })
    pointAtFonts(home, join(draft, 'fonts', 'fonts.conf'))
    renameSync(draft, home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another worker was faster: a full folder cannot be renamed over.
    if (!existsSync(home)) throw error
  }
  return home
}

/** The font list knows /tmp/fonts alone; without a single font Chromium dies on its first text. */
function pointAtFonts(home: string, list: string): void {
  const fonts = join(home, 'fonts').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  writeFileSync(
    list,
    readFileSync(list, 'utf8').replaceAll('/tmp/fonts', () => fonts),
  )
}
