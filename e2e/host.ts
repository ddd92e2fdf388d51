import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(__dirname, '..')
const DIST = join(ROOT, 'dist')

/** A host of its own, to which a newer version can be released and which can be switched off. */
export type Host = {
  address: string
  folder: string
  /**
   * Puts a newer version in the place of this one: its scripts and style sheets have other addresses, and the old
   * ones are gone. `parts` leaves some of it undone, as in the middle of a release.
   */
  release: (parts?: { page: boolean }) => void
  close: () => void
}

/** Serves a copy of the production build with `scripts/preview.mjs`. */
export async function openHost(folder: string): Promise<Host> {
  if (!existsSync(DIST)) throw new Error('There is no production build in dist/ yet.')
  cpSync(DIST, folder, { recursive: true, filter: (path) => !/\.(br|gz|map)$|[\\/]images$/.test(path) })
  symlinkSync(join(DIST, 'images'), join(folder, 'images'))
  const server = spawn(process.execPath, [join(ROOT, 'scripts/preview.mjs'), folder], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    address: await addressOf(server),
    folder,
    release: ({ page } = { page: true }) => release(folder, page),
    close: () => server.kill(),
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout) {
    for await (const line of createInterface({ input: stdout })) {
      const address = /http:\S+/.exec(line)?.[0]
      if (address) return address
    }
  }
  throw new Error('The host did not come up.')
}

/** Only the names of the files change, and what is written about them: this is all that makes a version. */
function release(folder: string, withPage: boolean): void {
  const assets = join(folder, 'assets')
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const coded = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  const hashes = new Set(coded.flatMap((name) => /\.(\w+)\.\w+$/.exec(name)?.[1] ?? []))
  const renamed = (text: string) =>
    text.replace(/\b[\da-f]{20}\b/g, (hash) => (hashes.has(hash) ? reversed(hash) : hash))

  for (const name of coded) {
    const path = join(assets, name)
    writeFileSync(path, renamed(readFileSync(path, 'utf8')))
    renameSync(path, join(assets, renamed(name)))
  }
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.html$/.test(path),
  )
  let worker = renamed(read('sw.js'))
  for (const path of pages) {
    const page = read(path)
    const revision = new RegExp(`'revision':'(\\w+)','url':'/${path}'`).exec(worker)?.[1]
    worker = worker.replace(sha256(page), sha256(renamed(page)))
    if (revision) worker = worker.replace(revision, reversed(revision))
    if (withPage) writeFileSync(join(folder, path), renamed(page))
  }
  writeFileSync(join(folder, 'sw.js'), worker)
}

const reversed = (text: string) => [...text].reverse().join('')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
