import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

/** The oldest PostgreSQL that the server supports. */
const MIN_VERSION = 14

/** Where Debian keeps the programs of each version: they are not on the PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'

const PROGRAMS = ['initdb', 'pg_ctl']
/** How long `pg_ctl` waits at most, in seconds: longer than on a busy machine. */
const WAIT = ['-w', '-t', '600']
const USER = 'resham'
const HOST = '127.0.0.1'

export type TemporaryPostgres = {
  /** A database of it, which stays empty. */
  url: string
  version: number
  /** Creates an empty database; returns its URL. */
  createDatabase: () => Promise<string>
  /** Ends it as a crash would: without a checkpoint, and without waiting for anybody. */
  stopImmediately: () => Promise<void>
  start: () => Promise<void>
  /** Stops it and deletes its folder. */
  remove: () => Promise<void>
}

const versionIn = (folder: string): number => {
  if (!PROGRAMS.every((program) => existsSync(join(folder, program)))) return 0
  const printed = execFileSync(join(folder, 'pg_ctl'), ['--version'], { encoding: 'utf8' })
  return Number(/\(PostgreSQL\) (\d+)/.exec(printed)?.[1] ?? 0)
}

const findPrograms = () => {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  return [...onPath, ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin'))]
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .find(({ version }) => version >= MIN_VERSION)
}

/** PostgreSQL refuses to run as root. */
const findOwner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, HOST)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Takes the URL of a database, and properties of `create database`; creates an empty one beside it and returns its URL. */
export const createDatabase = async (url: string, properties = ''): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} ${properties}`)
  await client.end()
  const created = new URL(url)
  created.pathname = name
  return created.href
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free port of this machine, with further settings. Resolves
 * with undefined where none is installed.
 */
export const startTemporaryPostgres = async (
  further: Record<string, string> = {},
): Promise<TemporaryPostgres | undefined> => {
  const programs = findPrograms()
  if (!programs) return undefined
  const owner = findOwner()
  const folder = await mkdtemp(join(tmpdir(), 'resham-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const run = async (program: string, ...args: string[]) => {
    await promisify(execFile)(join(programs.folder, program), ['-D', data, ...args], {
      cwd: folder,
      ...owner,
    })
  }
  const start = () => run('pg_ctl', 'start', ...WAIT, '-l', join(folder, 'log'))
  const stopImmediately = () => run('pg_ctl', 'stop', ...WAIT, '-m', 'immediate')
  const remove = async () => {
    // It may have been stopped already.
    await stopImmediately().catch(() => {})
    await rm(folder, { recursive: true })
  }
  try {
    await run('initdb', '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync')
    const port = await findFreePort()
    const settings = [`listen_addresses = '${HOST}'`, `port = ${port}`, "unix_socket_directories = ''"]
    for (const [name, value] of Object.entries(further)) settings.push(`${name} = '${value}'`)
    await appendFile(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`)
    await start()
    const url = `postgres://${USER}@${HOST}:${port}/postgres`
    const { version } = programs
    return { url, version, createDatabase: () => createDatabase(url), stopImmediately, start, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
