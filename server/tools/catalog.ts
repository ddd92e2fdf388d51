// Changes or prints the catalogue: `npm run catalog -- import FILE`, `npm run --silent catalog -- export`.
import { pipeline } from 'node:stream/promises'
import { checkSchema } from '../database/migrate'
import { openDatabase } from '../database/openDatabase'
import { readSettings } from '../settings'
import { exportCatalog } from './catalogFiles/exportCatalog'
import { importCatalog } from './catalogFiles/importCatalog'
import { showProgress } from './catalogFiles/progress'
import { readCommand } from './catalogFiles/readCommand'
import { runCommand } from './runCommand'

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

runCommand(() => run(process.argv.slice(2)))
