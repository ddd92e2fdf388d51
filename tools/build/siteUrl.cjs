const { readUrl } = require('./apiUrl.cjs')

/**
 * Reads the shop's origin from `SITE_URL`, without a trailing slash, such as 'https://resham.example'. The pages need it
 * for their absolute URLs.
 */
const readSiteUrl = () =>
  readUrl('SITE_URL', 'https://resham.example', ({ href, origin }, refuse) => {
    // The shop is served from the root of its host.
    if (href !== `${origin}/`) refuse('must be an origin, without a path')
    return origin
  })

/**
 * Returns the origin for the build and sets it in the environment, for prerendering. Ends the build with one line if it
 * is not valid, and warns of what the pages lack without it.
 */
const readBuildSiteUrl = () => {
  try {
    const siteUrl = readSiteUrl() ?? ''
    if (!siteUrl && !process.env.WEBPACK_SERVE)
      console.warn(
        'SITE_URL is not set: the pages have no canonical URL, no og:url, og:image and twitter:image, and no URLs in their ' +
          'JSON-LD; there is no sitemap.xml.',
      )
    process.env.SITE_URL = siteUrl
    return siteUrl
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    return process.exit(1)
  }
}

module.exports = { readSiteUrl, readBuildSiteUrl }
