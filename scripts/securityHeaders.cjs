// What a host has to send along with the shop: read by the preview server, and by the build, which
// writes into the page what a page can say of itself.

const { readApiUrl } = require('./apiUrl.cjs')

const own = "'self'"

const apiUrl = readApiUrl('API_URL')
// A real server is asked, and may have pictures of its own.
const server = apiUrl ? [new URL(apiUrl).origin] : []

/**
 * Takes the hashes of the inline styles; returns the policy of the pages: nothing else inline, nothing from
 * elsewhere. `data:` is for the tiny pictures that stand in for large ones.
 */
const pagePolicy = (styleHashes = []) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': [own],
    'style-src': [own, ...styleHashes],
    // Written pages carry a few: where an arch clips a picture, how high a list is.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [own, 'data:', ...server],
    'font-src': [own],
    'connect-src': [own, ...server],
    'manifest-src': [own],
    'worker-src': [own],
    'base-uri': ["'none'"],
    'form-action': [own],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** Takes a page of the build; returns its policy, which is the same for all of them. */
const policyOf = (page) => {
  const [, policy = pagePolicy()] = page.match(/"Content-Security-Policy" content="([^"]*)"/) ?? []
  return policy
}

/** Takes the policy of the pages; returns every header, by its name. Who may frame a page only a header can say: nobody. */
const securityHeaders = (policy) => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})

module.exports = { pagePolicy, policyOf, securityHeaders }
