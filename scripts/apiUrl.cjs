/**
 * Reads a URL from a variable of the environment. Undefined where none is named; stops with the reason, and the
 * example, where it could not be one. `check` takes the URL, and what refuses it.
 */
const readUrl = (name, example, check) => {
  const text = process.env[name]?.trim()
  if (!text) return undefined
  const refuse = (why) => {
    throw new Error(`${name}=${text} ${why}, such as ${example}.`)
  }
  if (!URL.canParse(text)) refuse('is no address: write all of it')
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) refuse('must begin with https:// or http://')
  return check(url, refuse)
}

/**
 * Reads the address of a real server from a variable of the environment: what stands before `/api`, without a
 * slash at its end, such as 'https://api.resham.example' or 'https://resham.example/v1'.
 */
const readApiUrl = (name) =>
  readUrl(name, 'https://api.resham.example', (url, refuse) => {
    const { username, password, search, hash, origin, pathname } = url
    if (username || password || search || hash) refuse('must be an origin, with a path at most')
    const path = pathname.replace(/\/+$/, '')
    // The shop writes it itself: with it, every call would go to /api/api.
    if (/\/api$/.test(path)) refuse('must end before /api')
    return origin + path
  })

module.exports = { readUrl, readApiUrl }
