// Lists what was ordered, shows one order, and says how far it is: the usage is in orderList/readCommand.ts.
import { pipeline } from 'node:stream/promises'
import type { Database } from '../database/database'
import { checkSchema } from '../database/migrate'
import { openDatabase } from '../database/openDatabase'
import { readSettings } from '../settings'
import { changeStatus, unknownNumber } from './orderList/changeStatus'
import { formatOrder, formatOrders } from './orderList/formatOrders'
import { formatOrdersAsCsv } from './orderList/formatOrdersAsCsv'
import { type OrdersCommand, readCommand } from './orderList/readCommand'
import { readOrder, readOrders } from './orderList/readOrders'
import { runCommand } from './runCommand'

const list = async (database: Database, { csv, limit, status }: Extract<OrdersCommand, { name: 'list' }>) => {
  const orders = readOrders(database, limit, status)
  await pipeline(csv ? formatOrdersAsCsv(orders) : formatOrders(orders, status), process.stdout, {
    end: false,
  })
}

const show = async (database: Database, number: string) => {
  const order = await readOrder(database, number)
  if (!order) throw unknownNumber(number)
  console.log(formatOrder(order))
}

const run = async () => {
  const command = readCommand(process.argv.slice(2))
  const database = await openDatabase(readSettings(process.env), checkSchema)
  try {
    if (command.name === 'list') await list(database, command)
    else {
      if (command.name === 'status')
        await changeStatus(database, command.number, command.status, command.tracking)
      await show(database, command.number)
    }
  } finally {
    await database.close()
  }
}

runCommand(run)
