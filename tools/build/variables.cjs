// The variables of a build: docs/development.md.
const { readApiUrl, readUrl } = require('@resham/delivery/apiUrl')

/** The API_URL of a shop that its server serves itself, whatever its URL. */
const SAME_ORIGIN = 'same-origin'

/** `same-origin`, the URL of a real server, or undefined for the mock server. */
const readBuildApiUrl = () =>
  process.env.API_URL?.trim() === SAME_ORIGIN ? SAME_ORIGIN : readApiUrl('API_URL')

/** The shop's origin, without a trailing slash. */
const readSiteUrl = () =>
  readUrl('SITE_URL', 'https://resham.example', ({ href, origin }, refuse) => {
    // The shop is served from the root of its host.
    if (href !== `${origin}/`) refuse('must be an origin, without a path')
    return origin
  })

/** 'none' for a server without the demo account, else ''. `1` is allowed, because a server knows it. */
const readDemoAccount = () => {
  const text = process.env.DEMO_ACCOUNT?.trim() ?? ''
  if (!['', '1', 'none'].includes(text))
    throw new Error(`DEMO_ACCOUNT=${text} must be 1 or none, or not be set.`)
  return text === 'none' ? text : ''
}

/** Returns the variables of a build, or ends it with one line: webpack would print a stack trace. */
const readVariables = () => {
  try {
    const apiUrl = readBuildApiUrl()
    const isServed = apiUrl === SAME_ORIGIN
    // The server that serves the shop knows its origin when it runs, and renders the pages.
    return { apiUrl, isServed, siteUrl: (!isServed && readSiteUrl()) || '', demoAccount: readDemoAccount() }
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    return process.exit(1)
  }
}

module.exports = { SAME_ORIGIN, readVariables }
