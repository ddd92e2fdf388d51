const { readUrl } = require('./apiUrl.cjs')

/**
 * Reads the shop's own origin from `SITE_URL`, without a slash at its end, such as 'https://resham.example'. The pages
 * need it for their absolute URLs.
 */
const readSiteUrl = () =>
  readUrl('SITE_URL', 'https://resham.example', ({ href, origin }, refuse) => {
    // The shop stands at the root of its host.
    if (href !== `${origin}/`) refuse('must be an origin, without a path')
    return origin
  })

/**
 * Reads it for a build, and leaves it in the environment in this form, for prerendering. Ends the build with one line
 * where it is no origin, and says in one line what the pages lack without it.
 */
const siteUrlOfBuild = () => {
  try {
    const siteUrl = readSiteUrl() ?? ''
    if (!siteUrl && !process.env.WEBPACK_SERVE)
      console.warn(
        'SITE_URL is not set: the pages have no canonical URL, no og:url, og:image and twitter:image, and no URLs in their ' +
          'JSON-LD; there is no sitemap.xml.',
      )
    process.env.SITE_URL = siteUrl
    return siteUrl
  } catch ({ message }) {
    console.error(message)
    return process.exit(1)
  }
}

module.exports = { readSiteUrl, siteUrlOfBuild }
