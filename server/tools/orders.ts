// Lists what was ordered: `npm run orders`, `npm run --silent orders -- --csv`.
import { pipeline } from 'node:stream/promises'
import { checkSchema } from '../database/migrate'
import { openDatabase } from '../database/openDatabase'
import { formatOrders } from '../orders/formatOrders'
import { formatOrdersAsCsv } from '../orders/formatOrdersAsCsv'
import { readOptions } from '../orders/readOptions'
import { readOrders } from '../orders/readOrders'
import { readSettings } from '../settings'
import { SettingsError } from '../settingsError'

const run = async () => {
  const { csv, limit } = readOptions(process.argv.slice(2))
  const database = await openDatabase(readSettings(process.env), checkSchema)
  const format = csv ? formatOrdersAsCsv : formatOrders
  try {
    await pipeline(format(readOrders(database, limit)), process.stdout, { end: false })
  } finally {
    await database.close()
  }
}

run().catch((error) => {
  // The reader of the list may stop before its end, as `head` does.
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return
  console.error(error instanceof SettingsError ? error.message : error)
  process.exitCode = 1
})
