import { existsSync, readFileSync } from 'node:fs'

/** Takes the id of a process; returns the memory it occupies, in MB, or undefined on a system without /proc. */
export const residentMemory = (pid: number): number | undefined => {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return undefined
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1]
  return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1_000_000
}
