// The security headers of the shop: the preview server sends them, and the build writes into each page what a
// <meta> element can say.

const { createHash } = require('node:crypto')

const own = "'self'"

const hashOf = (/** @type {string} */ text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns the Content-Security-Policy of the pages: nothing inline but these styles and scripts, nothing from another
 * origin but that of a real server elsewhere, which may have pictures of its own too. `data:` is for the placeholders
 * of pictures.
 * @param {string[]} [styles]
 * @param {string[]} [scripts]
 * @param {string[]} [serverOrigins]
 */
const pagePolicy = (styles = [], scripts = [], serverOrigins = []) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': [own, ...scripts.map(hashOf)],
    'style-src': [own, ...styles.map(hashOf)],
    // Prerendered pages have a few style attributes, such as the clip path of a picture.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [own, 'data:', ...serverOrigins],
    'font-src': [own],
    'connect-src': [own, ...serverOrigins],
    'manifest-src': [own],
    'worker-src': [own],
    'base-uri': ["'none'"],
    'form-action': [own],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** Returns the policy in a page of the build; it is the same in all of them. */
const policyOf = (/** @type {string} */ page) => {
  const [, policy = pagePolicy()] = page.match(/"Content-Security-Policy" content="([^"]*)"/) ?? []
  return policy
}

/** Returns all headers by name. `frame-ancestors` works in a header only. */
const securityHeaders = (/** @type {string} */ policy) => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})

module.exports = { pagePolicy, policyOf, securityHeaders }
