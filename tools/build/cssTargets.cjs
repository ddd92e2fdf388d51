const { browserslistToTargets } = require('lightningcss')
const { browserslist } = require('../../package.json')

/** The browsers for which the build writes style sheets: it drops what none of them needs. */
const cssTargets = browserslistToTargets(browserslist.map((entry) => entry.replace(' >= ', ' ')))

module.exports = { cssTargets }
