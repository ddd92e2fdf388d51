import { nextStatuses, type OrderStatus, type TrackingDto } from '@resham/contract'
import { correctTracking, lockOrder, setStatus } from '../../database/changeOrder'
import type { Database } from '../../database/database'
import { SettingsError } from '../../settingsError'
import type { NewStatus } from './readCommand'

/** Takes the number of an order that is unknown; returns the error. */
export const unknownNumber = (number: string): SettingsError =>
  new SettingsError(`There is no order ${number}.`)

const refusal = (number: string, from: OrderStatus, to: OrderStatus) => {
  if (from === 'shipped' && to === 'shipped')
    return new SettingsError(
      `Order ${number} is shipped already: --carrier, --tracking and --url put right how it can be followed.`,
    )
  const next = nextStatuses[from]
  return new SettingsError(
    `Order ${number} cannot go from ${from} to ${to}: ` +
      `${next.length > 0 ? `its next status is ${next.join(' or ')}` : 'that is its last status'}.`,
  )
}

/**
 * Takes the database, the number of an order, the status that it shall have, and how a shipped one can be
 * followed; changes it in one transaction. Of an order that is shipped already, it replaces how it can be followed.
 * Throws a `SettingsError`, and changes nothing, for an unknown number, for a status that may not follow, and for how an
 * order of a deleted account can be followed: its books are without the person.
 */
export const changeStatus = (
  database: Database,
  number: string,
  status: NewStatus,
  tracking: TrackingDto,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, 'number', number)
    if (!order) throw unknownNumber(number)
    const hasTracking = Object.keys(tracking).length > 0
    if (order.isOfDeletedAccount && hasTracking)
      throw new SettingsError(
        `Order ${number} is of a deleted account: leave out --carrier, --tracking and --url, which are not stored.`,
      )
    if (order.status === 'shipped' && status === 'shipped' && hasTracking)
      return correctTracking(transaction, order.id, tracking)
    if (!nextStatuses[order.status].includes(status)) throw refusal(number, order.status, status)
    await setStatus(transaction, order.id, status, tracking)
  })
