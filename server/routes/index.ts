import { USER_PATH } from '@resham/contract'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createAttemptLimits } from '../auth/attemptLimits'
import { requireToken } from '../auth/requireToken'
import type { Tokens } from '../auth/tokens'
import type { Database } from '../database/database'
import { limitChanges } from '../database/limitChanges'
import { type CallHandlers, callRoutes } from '../http/callRoutes'
import { entityTags } from '../http/entityTags'
import type { Settings } from '../settings'
import { accountHandlers } from './account'
import { authHandlers } from './auth'
import { cartHandlers } from './cart'
import { catalogHandlers, unlessWholeCatalog } from './catalog'
import { orderHandlers } from './orders'
import { userDataHandlers } from './userData'
import { wishlistHandlers } from './wishlist'

// The responses hold tokens, or data of an account.
const noStore = createMiddleware(async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
})

/** Takes the database; returns the routes of the catalogue, from whose responses the pages of the shop are rendered. */
export const catalogRoutes = (database: Database) => callRoutes(catalogHandlers(database))

/**
 * Takes the database, the tokens, and settings; returns the routes of the API (specification, section 7). All paths under /user need a token, unknown ones too.
 */
export const apiRoutes = (
  database: Database,
  tokens: Tokens,
  { proxies, signupLimit }: Pick<Settings, 'proxies' | 'signupLimit'>,
) => {
  const attempts = createAttemptLimits(database, signupLimit)
  // Orders, and deletions of accounts with orders, wait for each other and for an import. Other changes have connections
  // of their own.
  const [orders, changes] = [limitChanges(database), limitChanges(database)]
  const handlersOf = (database: Database) =>
    ({
      ...cartHandlers(database, changes),
      ...wishlistHandlers(database, changes),
      ...orderHandlers(database, orders),
    }) satisfies Partial<CallHandlers>
  const all: CallHandlers = {
    ...catalogHandlers(database),
    ...authHandlers(database, tokens, attempts, proxies),
    ...accountHandlers({ database, changes, orders }, tokens, attempts, proxies),
    ...handlersOf(database),
    ...userDataHandlers(database, handlersOf),
  }
  return new Hono()
    .post('*', noStore)
    .use(`${USER_PATH}/*`, noStore, requireToken(tokens))
    .use(unlessWholeCatalog(entityTags))
    .route('/', callRoutes(all))
}
