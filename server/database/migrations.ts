import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the sources and beside a bundle, into whose folder `build.mjs` copies the scripts. */
const FOLDER = join(__dirname, 'migrations')

/**
 * The scripts of `migrations/` in the order of their numbers: the first one makes version 1 of the tables, the
 * next one version 2.
 */
export const migrations: string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
