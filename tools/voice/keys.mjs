import { execFileSync } from 'node:child_process'

/**
 * Takes xdotool and the environment of a desktop; returns functions that press keys as a keyboard does.
 * @param {string} xdotool
 * @param {NodeJS.ProcessEnv} env
 */
export const createKeyboard = (xdotool, env) => {
  const run = (/** @type {string[]} */ ...args) => execFileSync(xdotool, args, { env })
  return {
    /** Takes a key by the name that xdotool has for it, with a modifier before a plus: 'Tab', 'shift+Tab'. */
    press: (/** @type {string} */ keys) => {
      const [key = '', modifier] = keys.split('+').reverse()
      // xdotool itself releases the modifier first; the key alone would then be a command to Orca.
      if (modifier) run('keydown', modifier, 'key', key, 'keyup', modifier)
      else run('key', key)
    },
    type: (/** @type {string} */ text) => run('type', '--delay', '120', text),
  }
}
