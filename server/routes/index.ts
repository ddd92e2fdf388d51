import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createLoginLimits } from '../auth/loginLimits'
import { requireToken } from '../auth/requireToken'
import type { Tokens } from '../auth/tokens'
import type { Database } from '../database/database'
import { entityTags } from '../http/entityTags'
import { authRoutes } from './auth'
import { cartRoutes } from './cart'
import { orderRoutes } from './orders'
import { publicRoutes } from './publicRoutes'
import { wishlistRoutes } from './wishlist'

const noStore = createMiddleware(async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
})

/**
 * Takes the database, the tokens, and the number of proxies; returns the routes of the API (specification,
 * section 7). All paths under /user need a token, unknown ones too.
 */
export const apiRoutes = (database: Database, tokens: Tokens, proxies: number) =>
  new Hono()
    .use('/auth/*', noStore)
    .use('/user/*', noStore, requireToken(tokens), entityTags)
    .route('/', publicRoutes(database))
    .route('/auth', authRoutes(database, tokens, createLoginLimits(database), proxies))
    .route('/user/cart', cartRoutes(database))
    .route('/user/wishlist', wishlistRoutes(database))
    .route('/user/orders', orderRoutes(database))
