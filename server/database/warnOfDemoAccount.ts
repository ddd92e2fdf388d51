import { guest } from '@resham/mock-server/seeds/userData'
import type { Logger } from 'pino'
import type { Queryable } from './database'
import { DEMO_DELETION } from './seed'

/** Takes a database that should not have the demo account; logs a warning that says how to delete it if it does. */
export const warnOfDemoAccount = async ({ query }: Queryable, log: Logger): Promise<void> => {
  const [found] = await query('select 1 from shoppers where id = $1', [guest._id])
  if (found)
    log.warn(
      { email: guest.email, sql: DEMO_DELETION },
      'the demo account, whose password is published, is in this database: delete it with this SQL, or set DEMO_ACCOUNT=1 to keep it',
    )
}
