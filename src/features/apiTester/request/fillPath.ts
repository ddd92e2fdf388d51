const PARAMETER = /\{(\w+)\}/g

/** Takes an endpoint; returns the names of its path parameters, such as 'productId' of '/api/products/{productId}'. */
export const parametersOf = (endpoint: string): string[] => [
  ...new Set(Array.from(endpoint.matchAll(PARAMETER), ([, name = '']) => name)),
]

/** Takes an endpoint and values by parameter; returns the endpoint with these values. */
export const fillPath = (endpoint: string, values: Record<string, string>): string =>
  endpoint.replace(PARAMETER, (parameter, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : parameter,
  )
