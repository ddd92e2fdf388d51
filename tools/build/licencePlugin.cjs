const { dirname, join } = require('node:path')
const { LICENCES, licencesText } = require('@resham/delivery/licences')

/** @import { Compilation, Compiler, WebpackError } from 'webpack' */
/** @typedef {typeof import('webpack-license-plugin').default} LicensePlugin the class itself, whatever its types say */

const ROOT = join(__dirname, '../..')
const LicensePlugin = /** @type {LicensePlugin} */ (
  /** @type {unknown} */ (require('webpack-license-plugin'))
)

/**
 * Writes licenses.txt, with every package of which a module or a file is in the build or the service worker,
 * and with `runtimes`: packages that write code into the build which is in no module.
 */
const licencePlugin = (/** @type {string[]} */ runtimes) => ({
  apply: (/** @type {Compiler} */ compiler) => {
    /** @type {Compilation} */
    let compilation
    compiler.hooks.thisCompilation.tap('licences', (current) => {
      compilation = current
    })
    const render = (/** @type {import('@resham/delivery/licences').Library[]} */ libraries) => {
      try {
        return licencesText(libraries)
      } catch (error) {
        compilation.errors.push(/** @type {WebpackError} */ (error))
        return ''
      }
    }
    new LicensePlugin({
      // The plugin first writes its own JSON to this file, which the text then replaces.
      outputFilename: LICENCES,
      additionalFiles: { [LICENCES]: render },
      includeNoticeText: true,
      excludedPackageTest: (name) => /^(@resham\/|resham$)/.test(name),
      includePackages: () => [
        ...runtimes.map((name) => dirname(require.resolve(`${name}/package.json`))),
        // The files that style sheets name, such as fonts, are in no chunk.
        ...compilation
          .getAssets()
          .flatMap(({ info }) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(info.sourceFilename ?? '') ?? [])
          .map((folder) => join(ROOT, folder)),
      ],
    }).apply(compiler)
  },
})

module.exports = { licencePlugin }
