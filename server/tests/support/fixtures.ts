import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Environment, programOf, startServer, type TestServer } from './startServer'
import { createDatabase, startTemporaryPostgres, type TemporaryPostgres } from './temporaryPostgres'

/** The PostgreSQL that `npm run test:server` has started; without one the servers have the embedded database. */
const postgresUrl = process.env.SERVER_TEST_POSTGRES || undefined

export const isEmbedded = postgresUrl === undefined
export const testEmbedded = isEmbedded ? test : test.skip
export const testPostgres = isEmbedded ? test.skip : test

const isFull = process.env.SERVER_TEST_FULL === '1'
/** How often something is made to crash, and how many random requests are sent. */
export const ROUNDS = isFull ? 20 : 2
export const RANDOM_REQUESTS = isFull ? 10_000 : 500

/** Signs the tokens of the servers under test. */
export const TOKEN_SECRET = 'a secret of the tests and of nothing else'

const cleanUps: (() => unknown)[] = []
// The last clean-up runs first, so that servers end before their database.
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** Returns a new folder, which is deleted after the tests of this file. */
export const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'resham-server-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  return folder
}

/**
 * Creates a database; returns the environment variables with which servers open it. A database of PostgreSQL
 * is empty, and has `properties` of `create database`; an embedded one has its tables and seeds if
 * `npm run test:server` has made a template.
 */
export const createTestDatabase = async (properties = ''): Promise<Environment> => {
  if (postgresUrl) return { DATABASE_URL: await createDatabase(postgresUrl, properties), TOKEN_SECRET }
  const data = join(createFolder(), 'data')
  const template = process.env.SERVER_TEST_TEMPLATE
  if (template) cpSync(template, data, { recursive: true })
  return { DATA_DIR: data, TOKEN_SECRET }
}

/** As `startServer`, but it does not outlive the tests of this file. */
export const start = async (environment: Environment): Promise<TestServer> => {
  const server = await startServer(environment)
  cleanUps.push(server.kill)
  return server
}

/** Starts a PostgreSQL for this file alone, to be stopped at will. */
export const startPostgres = async (): Promise<TemporaryPostgres> => {
  const postgres = await startTemporaryPostgres()
  if (!postgres) throw new Error('No PostgreSQL is installed.')
  cleanUps.push(postgres.remove)
  return postgres
}

const runProgram = async (environment: Environment, command: string[]): Promise<string> => {
  const options = { env: { PATH: process.env.PATH, ...environment } }
  return (await promisify(execFile)(process.execPath, command, options)).stdout
}

/** Takes a database that no process locks, and a statement; returns its rows. */
export const runSql = async (environment: Environment, sql: string): Promise<unknown> =>
  JSON.parse(
    await runProgram(environment, ['--require', 'esbuild-register', join(__dirname, 'runSql.ts'), sql]),
  )

/** Takes a database that no process locks, and products; imports them as an owner does. */
export const importProducts = async (environment: Environment, products: object[]): Promise<void> => {
  const file = join(createFolder(), 'products.json')
  writeFileSync(file, JSON.stringify({ products }))
  await runProgram(environment, [...programOf('catalog'), 'import', file])
}
