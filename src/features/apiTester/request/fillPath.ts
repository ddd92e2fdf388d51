const PARAMETER = /\{(\w+)\}/g

// A parameter may be called `constructor`.
const ownValue = <Value>(values: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

/** Takes an endpoint; returns the names of its path parameters, such as 'productId' of '/api/products/{productId}'. */
export const parametersOf = (endpoint: string): string[] => [
  ...new Set(Array.from(endpoint.matchAll(PARAMETER), ([, name = '']) => name)),
]

/** Known values of path parameters, such as `productId`, by name. */
export type KnownIds = Record<string, string[]>

/** The values of an endpoint's path parameters: what was typed, even nothing, else the first known one. */
export const valuesOf = (
  endpoint: string,
  typed: Record<string, string>,
  knownIds: KnownIds,
): Record<string, string> =>
  Object.fromEntries(
    parametersOf(endpoint).map((name) => [
      name,
      ownValue(typed, name) ?? ownValue(knownIds, name)?.[0] ?? '',
    ]),
  )

/** Takes an endpoint and values by parameter; returns the endpoint with these values. */
export const fillPath = (endpoint: string, values: Record<string, string>): string =>
  endpoint.replace(PARAMETER, (parameter, name: string) =>
    ownValue(values, name) ? encodeURIComponent(values[name] ?? '') : parameter,
  )
