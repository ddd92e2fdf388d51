// What a host has to send along with the shop: read by the preview server, and by the build, which
// writes into the page what a page can say of itself.

const { readApiUrl } = require('./apiUrl.cjs')

const own = "'self'"

const apiUrl = readApiUrl('API_URL')
// A real server is asked, and may have pictures of its own.
const server = apiUrl ? [new URL(apiUrl).origin] : []

// Nothing inline, nothing from elsewhere. `data:` is for the tiny pictures that stand in for large ones.
const policy = {
  'default-src': ["'none'"],
  'script-src': [own],
  'style-src': [own],
  'img-src': [own, 'data:', ...server],
  'font-src': [own],
  'connect-src': [own, ...server],
  'manifest-src': [own],
  'worker-src': [own],
  'base-uri': ["'none'"],
  'form-action': [own],
}

const written = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** The policy as a meta element can carry it. */
const metaPolicy = written(policy)

/** Every header of a page with this policy, by its name. Who may frame the shop is for a header alone to say: nobody. */
const headersFor = (pagePolicy) => ({
  'Content-Security-Policy': `${pagePolicy}; frame-ancestors 'none'`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})

const securityHeaders = headersFor(metaPolicy)

module.exports = { metaPolicy, headersFor, securityHeaders }
