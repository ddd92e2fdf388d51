/** Takes a path or URL; returns its absolute URL, on the origin of the build (`SITE_URL`), or undefined without one. */
export const absoluteUrl = (path: string): string | undefined =>
  process.env.SITE_URL ? new URL(path, process.env.SITE_URL).href : undefined
