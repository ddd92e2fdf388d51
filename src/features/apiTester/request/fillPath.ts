import { parametersOf } from '@/contract/calls'
import { getOwn } from '@/shared/json'

/** Known values of path parameters, such as `productId`, by name. */
export type KnownIds = Record<string, string[]>

/** The values of an endpoint's path parameters: what was typed, even nothing, else the first known one. */
export const valuesOf = (
  endpoint: string,
  typed: Record<string, string>,
  knownIds: KnownIds,
): Record<string, string> =>
  Object.fromEntries(
    parametersOf(endpoint).map((name) => [name, getOwn(typed, name) ?? getOwn(knownIds, name)?.[0] ?? '']),
  )

/** Takes an endpoint and values by parameter; returns the endpoint with these values. */
export const fillPath = (endpoint: string, values: Record<string, string>): string =>
  parametersOf(endpoint).reduce((path, name) => {
    const value = getOwn(values, name)
    return value ? path.replaceAll(`{${name}}`, encodeURIComponent(value)) : path
  }, endpoint)
