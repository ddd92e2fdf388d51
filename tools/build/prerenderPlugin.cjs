const { copyFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { promisify } = require('node:util')
const { LICENCES } = require('@resham/delivery/licences')
const { pagePolicy } = require('@resham/delivery/securityHeaders')
const webpack = require('webpack')
const { licencePlugin } = require('./licencePlugin.cjs')
const { siteFiles } = require('./siteFiles.cjs')

/** @import { Asset, ChunkGroup, Compilation, Compiler, Configuration, RuleSetRule, Stats, WebpackPluginInstance } from 'webpack' */
/** @import { FeedProduct } from '@resham/delivery/productFeed' */
/** @import { PageAssets, PagesProgram, RenderedPage, Site } from '@resham/delivery/pagesProgram' */
/** @typedef {[RenderedPage, ...(RenderedPage & { data: { path: string } })[]]} RenderedPages the first is the shell */
/** @typedef {{ pages: RenderedPages, productPaths: string[], products: FeedProduct[] }} Prerendered */
/** @typedef {PagesProgram & { prerender: () => Promise<Prerendered>, openApi: () => object }} Program pagesProgram.ts */
/**
 * @typedef {object} Options what webpack needs for the same code in Node
 * @property {Configuration['resolve']} resolve
 * @property {RuleSetRule} scripts
 * @property {object} modules
 * @property {WebpackPluginInstance[]} plugins
 */

const ROOT = join(__dirname, '../..')
const PROGRAM = join(ROOT, 'node_modules/.cache/prerender/prerender.cjs')
/**
 * The browser's globals that modules of the shop read when they load. Only the program's own file has them.
 */
const BROWSER = "const window = { location: { origin: 'http://localhost' } }, document = {};"

/**
 * Renders the pages of the build with pagesProgram.ts, and writes them when all file names are final:
 * public/index.html with the markup of a URL, its style sheets and its scripts. All pages have one policy, with the
 * hashes of what is inline. `siteUrl` is the origin of the shop, if it is known. If a server serves the shop
 * too (`isServed`), it renders the pages: the program and what all pages share are written into a folder of
 * their own, because no client needs them. Else
 * `apiUrl` is the URL of the real server, if there is one.
 * @param {{ openProgram: () => Promise<Program>, apiUrl?: string, siteUrl: string, isServed: boolean }} options
 */
const prerenderPlugin = ({ openProgram, apiUrl, siteUrl, isServed }) => ({
  apply: (/** @type {Compiler} */ compiler) => {
    /** @type {PageAssets} */
    let assets
    compiler.hooks.thisCompilation.tap('pages', (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: 'pages', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        async () => {
          const program = await openProgram()
          const { pages, ...catalog } = await program.prerender().catch(endWithoutCatalog)
          const serverOrigins = apiUrl && !isServed ? [new URL(apiUrl).origin] : []
          assets = readAssets(compilation, program.site.chunks, serverOrigins)
          const files = filesOf(pages, {
            siteUrl,
            ...catalog,
            ...program.site,
            policy: assets.policy,
            htmlOf: (page) => program.pageHtml(assets, page).join(''),
          })
          files['openapi.json'] = JSON.stringify(program.openApi())
          for (const [file, text] of Object.entries(files))
            compilation.emitAsset(file, new webpack.sources.RawSource(text))
        },
      ),
    )
    if (!isServed) return
    compiler.hooks.afterEmit.tap('pages', ({ outputOptions }) => {
      const folder = `${outputOptions.path}-pages`
      mkdirSync(folder, { recursive: true })
      copyFileSync(PROGRAM, join(folder, 'program.cjs'))
      copyFileSync(join(PROGRAM, '..', LICENCES), join(folder, LICENCES))
      writeFileSync(join(folder, 'assets.json'), JSON.stringify(assets))
    })
  },
})

/** Ends the build with one line if the catalogue could not be read: webpack would print its stack trace three times. */
const endWithoutCatalog = (/** @type {Error} */ error) => {
  if (error.name !== 'CatalogError') throw error
  console.error(error.message)
  return process.exit(1)
}

/**
 * Returns the texts of the pages, and of the files that list them, by name.
 * @param {RenderedPages} pages
 * @param {Site & { siteUrl: string, policy: string, htmlOf: (page: RenderedPage) => string } & Omit<Prerendered, 'pages'>} site
 */
function filesOf([shell, ...pages], { htmlOf, ...site }) {
  const paths = pages.map(({ data }) => data.path)
  const files = siteFiles({ ...site, paths })
  // Hosts serve the second for a path without a file, and the third at the root.
  for (const file of ['shell.html', '404.html', 'index.html']) files[file] = htmlOf(shell)
  // A host decodes the path of a request before it looks for a file.
  for (const page of pages)
    files[join(decodeURIComponent(page.data.path), 'index.html').slice(1)] = htmlOf(page)
  return files
}

/**
 * Returns what all pages share, and removes the inline script from the files of the build.
 * @param {Compilation} compilation
 * @param {string[]} chunks those that pages need from the start
 * @param {string[]} serverOrigins those that the pages may use beside their own
 */
function readAssets(compilation, chunks, serverOrigins) {
  const textOf = (/** @type {string} */ file) =>
    /** @type {Asset} */ (compilation.getAsset(file)).source
      .source()
      .toString()
      .replace(/\/[/*]# sourceMappingURL=.*/, '')
      .trim()
  const chunkFiles = (/** @type {string} */ chunk, /** @type {string} */ extension) =>
    /** @type {ChunkGroup} */ (compilation.namedChunkGroups.get(chunk))
      .getFiles()
      .filter((file) => file.endsWith(extension))
  const [inlineFile = ''] = chunkFiles('beforeHydration', '.js')
  const inlineScript = textOf(inlineFile)
  compilation.deleteAsset(inlineFile)
  const styles = Object.fromEntries(chunks.map((chunk) => [chunk, chunkFiles(chunk, '.css')]))
  const sheets = Object.values(styles).flat()
  const css = Object.fromEntries(sheets.map((file) => [file, textOf(file)]))
  return {
    template: readFileSync(join(ROOT, 'public/index.html'), 'utf8'),
    styles,
    css,
    inlineScript,
    scripts: [...chunkFiles('start', '.js'), ...chunkFiles('app', '.js')],
    policy: pagePolicy(Object.values(css), [inlineScript], serverOrigins),
  }
}

/**
 * Compiles pagesProgram.ts for Node; resolves to its functions.
 * @returns {Promise<Program>}
 */
async function compileProgram(/** @type {Options} */ { resolve, scripts, modules, plugins }) {
  const css = {
    loader: 'css-loader',
    options: { url: false, modules: { ...modules, exportOnlyLocals: true } },
  }
  const compiler = webpack({
    mode: 'production',
    target: 'node20',
    context: ROOT,
    entry: join(__dirname, 'pagesProgram.ts'),
    output: { path: join(PROGRAM, '..'), filename: 'prerender.cjs', library: { type: 'commonjs2' } },
    devtool: false,
    performance: { hints: false },
    optimization: { minimize: false },
    resolve,
    module: { rules: [scripts, { test: /\.css$/, use: css }] },
    plugins: [
      ...plugins,
      licencePlugin(['webpack']),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.BannerPlugin({ banner: BROWSER, raw: true }),
    ],
  })
  const stats = /** @type {Stats} */ (await promisify(compiler.run.bind(compiler))())
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  return require(PROGRAM)
}

module.exports = { compileProgram, prerenderPlugin }
