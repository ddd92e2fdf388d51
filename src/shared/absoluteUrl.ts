/**
 * Takes a path of this shop and returns its URL, on the origin that the build was told (`SITE_URL`); undefined
 * where it was told none. A URL of another host stays as it is.
 */
export const absoluteUrl = (path: string): string | undefined =>
  process.env.SITE_URL ? new URL(path, process.env.SITE_URL).href : undefined
