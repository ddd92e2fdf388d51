import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '../settingsError'

// A lock is a file with the id of its process. It is created by `link`, which fails if it exists, so that no process sees
// a lock without its id. A file whose process has ended is moved away first: of two processes that find it, one moves
// it, and the other meets the new lock.

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process cannot be signalled, but runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const ownerOf = (file: string): number | undefined => {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

const create = (file: string, own: string): boolean => {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes a folder; locks it for this process and returns a function that unlocks it. Throws a `SettingsError` when a
 * running process has locked it.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'lock')
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    for (let attempt = 0; !create(file, own); attempt++) {
      const owner = ownerOf(file)
      // The own id is that of a process before a restart of the machine or the container.
      if (owner !== undefined && isRunning(owner) && owner !== process.pid)
        throw new SettingsError(
          `DATA_DIR=${folder} is in use by process ${owner}: stop it, or delete ${file} if that is another program.`,
        )
      if (attempt > 9) throw new SettingsError(`DATA_DIR=${folder} cannot be locked.`)
      const stale = `${own}.stale`
      try {
        renameSync(file, stale)
      } catch {
        // Another process was faster.
        continue
      }
      const moved = ownerOf(stale)
      // A lock that was created between the two steps goes back.
      if (moved !== owner) create(file, stale)
      rmSync(stale, { force: true })
    }
  } finally {
    rmSync(own, { force: true })
  }
  return () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true })
  }
}
