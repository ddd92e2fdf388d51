// Runs the statement of its first argument in the database of its environment variables; prints the rows as JSON.
import { openDatabase } from '../../database/openDatabase'
import { readSettings } from '../../settings'

const run = async () => {
  const database = await openDatabase(readSettings(process.env), async () => {})
  const rows = await database.query(process.argv[2] ?? '')
  await database.close()
  process.stdout.write(JSON.stringify(rows))
}

void run()
