import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Takes an IP address; returns it without a port. Of an IPv6 address it returns only the first half, because
 * clients choose the other half.
 */
export const networkOf = (address: string): string => {
  const withoutPort = address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([^:]+):\d+$/, '$1')
  const mapped = /^::ffff:([\d.]+)$/i.exec(withoutPort)?.[1]
  if (mapped || !isIPv6(withoutPort)) return mapped ?? withoutPort
  const [head = '', tail] = withoutPort.split('::')
  const groups = head.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  return [...groups, ...Array<string>(zeros).fill('0')].slice(0, 4).join(':')
}

/** Takes a request's context and the number of proxies in front; returns the network of the client. */
export const clientNetwork = (context: Context, proxies: number): string => {
  const direct = getConnInfo(context).remote.address ?? ''
  // Each proxy appends the address that it sees. Addresses before those were sent by the client, who may
  // invent them.
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return networkOf((proxies > 0 && forwarded.at(-proxies)) || direct)
}
