/** Whether a path of a URL is valid UTF-8, encoded with %, without U+0000. */
export const isDecodable = (path: string) => {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
