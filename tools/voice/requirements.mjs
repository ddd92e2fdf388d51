import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The interpreter that a distribution installs Orca for: another one on the PATH would not find it.
const PYTHON = '/usr/bin/python3'

// How D-Bus starts AT-SPI for the first program that asks for it.
const ACCESSIBILITY_SERVICE = '/usr/share/dbus-1/services/org.a11y.Bus.service'

// The Chromium from npm is not among them, because it has no windows.
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const findOnPath = (/** @type {string[]} */ ...names) => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

const versionOf = (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The version of Orca, or undefined. It is that of a module that can be imported without a display. */
export const findOrcaVersion = () =>
  versionOf(PYTHON, '-c', 'from orca import orca_platform; print(orca_platform.version)')

/** The programs that the journeys need, by their names: each with its path, or without one if it is missing. */
export const findPrograms = () => ({
  Orca: findOrcaVersion() && PYTHON,
  'AT-SPI': existsSync(ACCESSIBILITY_SERVICE) ? ACCESSIBILITY_SERVICE : undefined,
  'dbus-daemon': findOnPath('dbus-daemon'),
  Xvfb: findOnPath('Xvfb'),
  openbox: findOnPath('openbox'),
  xdotool: findOnPath('xdotool'),
  Chromium: process.env.CHROMIUM_PATH || findOnPath(...BROWSERS),
})

/** @typedef {Record<keyof ReturnType<typeof findPrograms>, string>} Programs */
