// Changes or prints the catalogue: `npm run catalog -- import FILE`, `npm run --silent catalog -- export`.
import { pipeline } from 'node:stream/promises'
import { CatalogError } from '../catalog/catalogFile'
import { exportCatalog } from '../catalog/exportCatalog'
import { importCatalog } from '../catalog/importCatalog'
import { readOwnerCatalog } from '../catalog/readCatalog'
import { readCatalogFile } from '../catalog/readCatalogFile'
import { readCommand } from '../catalog/readCommand'
import type { Database } from '../database/database'
import { checkSchema } from '../database/migrate'
import { openDatabase } from '../database/openDatabase'
import { readSettings } from '../settings'
import { SettingsError } from '../settingsError'

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
