// Lists what was ordered: `npm run orders`, `npm run --silent orders -- --csv`.
import { pipeline } from 'node:stream/promises'
import { checkSchema } from '../database/migrate'
import { openDatabase } from '../database/openDatabase'
import { readSettings } from '../settings'
import { SettingsError } from '../settingsError'
import { formatOrders } from './orderList/formatOrders'
import { formatOrdersAsCsv } from './orderList/formatOrdersAsCsv'
import { readOptions } from './orderList/readOptions'
import { readOrders } from './orderList/readOrders'

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
