/**
 * Whether the path of a URL is valid percent-encoded UTF-8, without U+0000, which PostgreSQL cannot store.
 */
export const isDecodable = (path: string) => {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
