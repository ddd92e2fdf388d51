import { marks } from '../documentMarks'

/**
 * Takes a path or URL; returns its absolute URL, on the origin of the build or of the server that has rendered the page
 * (`SITE_URL`), or undefined without one.
 */
export const absoluteUrl = (path: string): string | undefined => {
  const siteUrl = process.env.SITE_URL || document.documentElement?.dataset[marks.origin]
  return siteUrl ? new URL(path, siteUrl).href : undefined
}
