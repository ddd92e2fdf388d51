import { type CallName, callPaths } from './callPaths'

/**
 * Takes the path of a GET call under `/api`, such as 'products/kota-saree?limit=8'; returns the name of the call and the
 * parameters of its path (specification, section 7). Undefined if there is no such call. Throws a URIError for a parameter
 * that is not decodable.
 */
export const findGetCall = (url: string) => {
  const [path = ''] = url.split('?')
  for (const [name, { method, path: template }] of Object.entries(callPaths)) {
    const pattern = template.slice(1).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const match = method === 'GET' && new RegExp(`^${pattern}$`).exec(path)
    if (!match) continue
    const params = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)])
    return {
      name: name as CallName,
      params: Object.fromEntries(params) as Record<string, string>,
    }
  }
  return undefined
}
