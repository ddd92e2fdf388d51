import { Hono } from 'hono'
import type { Database } from '../database/database'
import { catalogRoutes } from './catalog'

/** Takes the database; returns the routes that need no token. The pages of the shop are rendered from their responses. */
export const publicRoutes = (database: Database) => new Hono().route('/', catalogRoutes(database))
