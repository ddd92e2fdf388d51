import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Takes a request's context and the number of proxies in front; returns the address of the client. */
export const addressOf = (context: Context, proxies: number): string => {
  const direct = getConnInfo(context).remote.address ?? ''
  if (proxies === 0) return direct
  // Each proxy appends the address that it sees. What precedes them was sent by the client, who may invent it.
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return forwarded.at(-proxies) || direct
}
