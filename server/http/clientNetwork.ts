import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** How IPv6 writes an IPv4 address, before its 32 bits: as it is mapped, and as NAT64 translates it (RFC 6052). */
const IPV4_PREFIXES = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

/** Takes an IPv6 address; returns its eight groups, as `URL` writes them: in hexadecimal, without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [head = [], tail = []] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

/**
 * Takes an IP address; returns it without a port, and the IPv4 address that an IPv6 one means. Of any other IPv6
 * address it returns only the first half, because clients choose the other half.
 */
export const networkOf = (address: string): string => {
  const withoutPort = address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([^:]+):\d+$/, '$1')
  if (!isIPv6(withoutPort)) return withoutPort
  const groups = groupsOf(withoutPort)
  if (!IPV4_PREFIXES.includes(groups.slice(0, 6).join(':'))) return groups.slice(0, 4).join(':')
  const bits = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bits.flatMap((group) => [group >> 8, group & 255]).join('.')
}

/** Takes a request's context and the number of proxies in front; returns the network of the client. */
export const clientNetwork = (context: Context, proxies: number): string => {
  const direct = getConnInfo(context).remote.address ?? ''
  // Each proxy appends the address that it sees. Addresses before those were sent by the client, who may
  // invent them.
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return networkOf((proxies > 0 && forwarded.at(-proxies)) || direct)
}
