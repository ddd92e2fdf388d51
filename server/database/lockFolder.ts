import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '../settingsError'

// A lock is a file with the id of the process that holds it. It is created by `link`, which fails if the file
// exists, and never shows a file without the id. A lock whose process has ended is moved away first: of two
// processes that find such a lock, one moves it, and the other finds the new lock.

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
      // A lock with this process's own id is old: after a restart of the machine, ids are used again.
      if (owner !== undefined && isRunning(owner) && owner !== process.pid)
        throw new SettingsError(
          `DATA_DIR=${folder} is in use by process ${owner}: stop it, or delete ${file} if that is another program.`,
        )
      if (attempt > 9) throw new SettingsError(`DATA_DIR=${folder} cannot be locked.`)
      const stale = `${own}.stale`
      try {
        renameSync(file, stale)
      } catch {
        // Another process has moved the lock.
        continue
      }
      const moved = ownerOf(stale)
      // If another process has replaced the lock since `ownerOf`, its new lock goes back.
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
