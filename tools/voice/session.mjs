import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserArgs } from './browser.mjs'
import { createKeyboard } from './keys.mjs'
import { end, start } from './processes.mjs'
import { createReader } from './reader.mjs'

/** @import { StdioOptions } from 'node:child_process' */
/** @import { Readable } from 'node:stream' */
/** @import { Programs } from './requirements.mjs' */

const PREVIEW = fileURLToPath(new URL('../preview/preview.mjs', import.meta.url))
const START_ORCA = fileURLToPath(new URL('startOrca.py', import.meta.url))
const ORCA_START_MS = 60_000

/**
 * What matches in the first lines that a program prints.
 * @param {unknown} stream
 * @param {RegExp} pattern
 * @returns {Promise<string>}
 */
const readFirst = (stream, pattern) =>
  new Promise((resolve, reject) => {
    let text = ''
    const output = /** @type {Readable} */ (stream)
    output.on('data', (chunk) => {
      text += chunk
      const [found] = text.match(pattern) ?? []
      if (found) resolve(found)
    })
    output.once('end', () => reject(new Error(`A program has ended that should have printed ${pattern}.`)))
  })

/**
 * Starts a desktop without a screen and without sound, on which Orca reads, and serves the build of the shop.
 * @param {Programs} programs
 * @param {string} home an empty folder, for settings and sockets
 * @param {string} logs the folder for what the programs print
 */
export const openSession = async (programs, home, logs) => {
  // This environment has nothing of this user's own desktop, neither its bus nor the settings of its Orca.
  // There is no speech server, but the log of Orca has what it would say.
  const env = /** @type {NodeJS.ProcessEnv} */ ({
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: 'C.UTF-8',
    SPEECHD_ADDRESS: `unix_socket:${join(home, 'none')}`,
    ACCESSIBILITY_ENABLED: '1',
  })
  /** @returns {StdioOptions} */
  const intoLog = (/** @type {string} */ name) => {
    const file = openSync(join(logs, `${name}.log`), 'a')
    return ['ignore', file, file]
  }

  const displayArgs = ['-displayfd', '3', '-screen', '0', '1366x900x24', '-nolisten', 'tcp']
  const display = start(programs.Xvfb, displayArgs, env, ['ignore', 'ignore', 'ignore', 'pipe'])
  env.DISPLAY = `:${await readFirst(display.stdio[3], /\d+(?=\n)/)}`
  const busArgs = ['--session', '--nofork', '--print-address']
  const bus = start(programs['dbus-daemon'], busArgs, env, ['ignore', 'pipe', 'ignore'])
  env.DBUS_SESSION_BUS_ADDRESS = await readFirst(bus.stdout, /\S+(?=\n)/)
  start(programs.openbox, [], env, intoLog('openbox'))
  const shop = start(process.execPath, [PREVIEW], { ...env, PORT: '0' }, ['ignore', 'pipe', 'inherit'])
  const origin = await readFirst(shop.stdout, /http:\S+(?=\n)/)

  const speech = join(logs, 'speech.log')
  writeFileSync(speech, '')
  start(programs.Orca, [START_ORCA, speech], env, intoLog('orca'))
  const reader = createReader(speech)
  await reader.waitForSilence(ORCA_START_MS, 0, Boolean)
  if (!reader.heardSince(0)) throw new Error('Orca says nothing. What it prints is in orca.log.')

  return {
    reader,
    keyboard: createKeyboard(programs.xdotool, env),
    /** Opens a page in a browser with a new profile; returns a function that closes it. */
    open: (/** @type {string} */ path) => {
      const browser = start(programs.Chromium, browserArgs(home, origin + path), env, intoLog('chromium'))
      return () => end(browser)
    },
  }
}
