import { spawn } from 'node:child_process'

/** @import { ChildProcess, StdioOptions } from 'node:child_process' */

/** The programs that were started. Each leads a process group, to which all that it starts belongs. */
const started = /** @type {Set<ChildProcess>} */ (new Set())

/**
 * Starts a program that runs until it is ended.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {StdioOptions} stdio
 */
export const start = (program, args, env, stdio) => {
  const child = spawn(program, args, { env, stdio, detached: true })
  started.add(child)
  return child
}

const signalGroup = (/** @type {ChildProcess} */ child, /** @type {NodeJS.Signals} */ signal) => {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/** Ends a program and what it has started. */
export const end = async (/** @type {ChildProcess} */ child) => {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  signalGroup(child, 'SIGTERM')
  if (child.exitCode === null && child.signalCode === null) {
    const timeout = setTimeout(() => signalGroup(child, 'SIGKILL'), 5_000)
    await ended
    clearTimeout(timeout)
  }
  signalGroup(child, 'SIGKILL')
  started.delete(child)
}

/** Ends all that was started, the last first. */
export const endAll = async () => {
  for (let last = [...started].at(-1); last; last = [...started].at(-1)) await end(last)
}
