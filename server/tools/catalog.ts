// Changes or prints the catalogue: `npm run catalog -- import FILE`, `npm run --silent catalog -- export`.
import { pipeline } from 'node:stream/promises'
import type { Database } from '../database/database'
import { checkSchema } from '../database/migrate'
import { openDatabase } from '../database/openDatabase'
import { readSettings } from '../settings'
import { SettingsError } from '../settingsError'
import { CatalogError } from './catalogFiles/catalogFile'
import { exportCatalog } from './catalogFiles/exportCatalog'
import { importCatalog } from './catalogFiles/importCatalog'
import { readOwnerCatalog } from './catalogFiles/readCatalog'
import { readCatalogFile } from './catalogFiles/readCatalogFile'
import { readCommand } from './catalogFiles/readCommand'

const withDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = await openDatabase(readSettings(process.env), checkSchema)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const run = async (args: string[]): Promise<string> => {
  const command = readCommand(args)
  if (command.name === 'export') return exportCatalog(await withDatabase(readOwnerCatalog), command.format)
  const file = await readCatalogFile(command.path)
  return `${await withDatabase((database) => importCatalog(database, file))}\n`
}

run(process.argv.slice(2))
  .then((output) => pipeline([output], process.stdout, { end: false }))
  .catch((error) => {
    // The reader of the output may stop before its end, as `head` does.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return
    const isExpected = error instanceof CatalogError || error instanceof SettingsError
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  })
