const { browserslistToTargets } = require('lightningcss')
const { browserslist } = require('../../package.json')

/**
 * The browsers for which the build writes style sheets. The build drops declarations that none of them needs.
 */
const cssTargets = browserslistToTargets(browserslist.map((entry) => entry.replace(' >= ', ' ')))

module.exports = { cssTargets }
