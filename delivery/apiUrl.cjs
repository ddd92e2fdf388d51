/**
 * Reads a URL from an environment variable. Returns undefined if it is not set; throws the reason, with the example, if
 * it is not valid. `check` validates the parsed URL and returns the text to use.
 * @param {string} name
 * @param {string} example
 * @param {(url: URL, refuse: (why: string) => never) => string} check
 */
const readUrl = (name, example, check) => {
  const text = process.env[name]?.trim()
  if (!text) return undefined
  const refuse = (/** @type {string} */ why) => {
    throw new Error(`${name}=${text} ${why}, such as ${example}.`)
  }
  if (!URL.canParse(text)) refuse('is not a URL: write it in full')
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) refuse('must begin with https:// or http://')
  return check(url, refuse)
}

/**
 * Reads the URL of a real server from an environment variable: what comes before `/api`, without a trailing slash,
 * such as 'https://api.resham.example' or 'https://resham.example/v1'.
 */
const readApiUrl = (/** @type {string} */ name) =>
  readUrl(name, 'https://api.resham.example', (url, refuse) => {
    const { username, password, search, hash, origin, pathname } = url
    if (username || password || search || hash) refuse('must be an origin, with a path at most')
    const path = pathname.replace(/\/+$/, '')
    // The shop adds /api, so that every request would go to /api/api.
    if (/\/api$/.test(path)) refuse('must end before /api')
    return origin + path
  })

module.exports = { readUrl, readApiUrl }
