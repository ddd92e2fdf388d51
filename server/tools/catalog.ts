// Changes or prints the catalogue: `npm run catalog -- import FILE`, `npm run --silent catalog -- export`.
import { pipeline } from 'node:stream/promises'
import { checkSchema } from '../database/migrate'
import { openDatabase } from '../database/openDatabase'
import { readSettings } from '../settings'
import { SettingsError } from '../settingsError'
import { exportCatalog } from './catalogFiles/exportCatalog'
import { importCatalog } from './catalogFiles/importCatalog'
import { CatalogError } from './catalogFiles/mistakeList'
import { showProgress } from './catalogFiles/progress'
import { readCommand } from './catalogFiles/readCommand'

const run = async (args: string[]) => {
  const command = readCommand(args)
  const settings = readSettings(process.env)
  const database = await openDatabase(settings, checkSchema)
  try {
    if (command.name === 'export')
      await pipeline(exportCatalog(database, command.format), process.stdout, { end: false })
    else {
      const onProgress = showProgress(process.stderr)
      console.log(await importCatalog(database, command.path, settings.siteUrl, onProgress, command))
    }
  } finally {
    await database.close()
  }
}

run(process.argv.slice(2)).catch((error) => {
  // The reader of the output may stop before its end, as `head` does.
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return
  const isExpected = error instanceof CatalogError || error instanceof SettingsError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
})
