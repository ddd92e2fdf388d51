import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
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

const ROOT = join(__dirname, '../../..')
const DIST = join(ROOT, 'dist')

/** A server of the production build that can publish a newer release and can be stopped. */
export type PreviewServer = {
  url: string
  folder: string
  /**
   * Replaces the build by a newer release: scripts and style sheets get other URLs, the old files are removed.
   * `page: false` leaves the HTML files as they were, as in an incomplete deployment.
   */
  release: (changes?: { page: boolean }) => void
  close: () => Promise<void>
}

/** Serves a copy of the production build with `tools/preview/preview.mjs`. */
export async function startPreviewServer(folder: string): Promise<PreviewServer> {
  if (!existsSync(DIST)) throw new Error('There is no production build in dist/ yet.')
  cpSync(DIST, folder, { recursive: true, filter: (path) => !/\.(br|gz|map)$|[\\/]images$/.test(path) })
  symlinkSync(join(DIST, 'images'), join(folder, 'images'))
  return {
    ...(await serveBuild(folder)),
    folder,
    release: ({ page } = { page: true }) => release(folder, page),
  }
}

/** Serves a folder on a free port, as a static host. */
export async function serveBuild(folder = DIST): Promise<{ url: string; close: () => Promise<void> }> {
  const server = spawn(process.execPath, [join(ROOT, 'tools/preview/preview.mjs'), folder], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const close = async () => {
    if (server.kill()) await once(server, 'exit')
  }
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\S+/.exec(line)?.[0]
    if (url) return { url, close }
  }
  throw new Error('The preview server did not start.')
}

/** Reverses the hashes in file names and references, which is enough to make a release. */
function release(folder: string, withPage: boolean): void {
  const assets = join(folder, 'assets')
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const coded = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  const hashes = new Set(coded.flatMap((name) => /\.(\w+)\.\w+$/.exec(name)?.[1] ?? []))
  const renamed = (text: string) =>
    text.replace(/\b[\da-f]{10}\b/g, (hash) => (hashes.has(hash) ? reversed(hash) : hash))

  for (const name of coded) {
    const path = join(assets, name)
    writeFileSync(path, renamed(readFileSync(path, 'utf8')))
    renameSync(path, join(assets, renamed(name)))
  }
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.html$/.test(path),
  )
  let serviceWorker = renamed(read('sw.js'))
  for (const path of pages) {
    const page = read(path)
    const revision = new RegExp(`'revision':'(\\w+)','url':'/${path}'`).exec(serviceWorker)?.[1]
    serviceWorker = serviceWorker.replace(sha256(page), sha256(renamed(page)))
    if (revision) serviceWorker = serviceWorker.replace(revision, reversed(revision))
    if (withPage) writeFileSync(join(folder, path), renamed(page))
  }
  writeFileSync(join(folder, 'sw.js'), serviceWorker)
}

const reversed = (text: string) => [...text].reverse().join('')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
