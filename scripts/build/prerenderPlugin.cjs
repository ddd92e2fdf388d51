const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { promisify } = require('node:util')
const webpack = require('webpack')
const { pagePolicy } = require('./securityHeaders.cjs')
const { siteFiles } = require('./siteFiles.cjs')

/** @import { Asset, ChunkGroup, Compilation, Compiler, Configuration, RuleSetRule, Stats, WebpackPluginInstance } from 'webpack' */
/** @typedef {{ head: string, markup: string, data: object, chunks: string[] }} Shell */
/** @typedef {Shell & { data: { path: string } }} Page */
/**
 * @typedef {object} Options what webpack needs for the same code in Node
 * @property {Configuration['resolve']} resolve
 * @property {RuleSetRule} scripts
 * @property {object} modules
 * @property {WebpackPluginInstance[]} plugins
 */

const ROOT = join(__dirname, '../..')
const PROGRAM = join(ROOT, 'node_modules/.cache/prerender/prerender.cjs')
/** What the shop's modules read from a browser during evaluation: known in the program's own file alone. */
const BROWSER = "const window = { location: { origin: 'http://localhost' } }, document = {};"
const FIRST_FONT = /^assets\/(display|sans)\.\w+\.woff2$/

/**
 * Renders the pages of the build with src/prerender.tsx, and writes them when all file names are final:
 * public/index.html with the markup of a URL, its style sheets and its scripts. All pages have one policy, with the
 * hashes of their inline styles. `siteUrl` is the origin of the shop, if it is known.
 */
const prerenderPlugin = (/** @type {Options & { siteUrl?: string }} */ { siteUrl, ...options }) => ({
  apply: (/** @type {Compiler} */ compiler) =>
    compiler.hooks.thisCompilation.tap('pages', (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: 'pages', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        async () => {
          const program = await compile(options)
          const pages = await program.prerender().catch(endWithoutCatalog)
          const files = write(compilation, pages, { siteUrl, staticPaths: program.staticPaths })
          files.set('openapi.json', JSON.stringify(program.openApi()))
          for (const [file, text] of files) compilation.emitAsset(file, new webpack.sources.RawSource(text))
        },
      ),
    ),
})

/** Ends the build with one line if the catalogue could not be read: webpack would print its stack trace three times. */
const endWithoutCatalog = (/** @type {Error} */ error) => {
  if (error.name !== 'CatalogError') throw error
  console.error(error.message)
  return process.exit(1)
}

/** Returns the texts of the pages, and of the files that list them, by name. */
function write(
  /** @type {Compilation} */ compilation,
  /** @type {[Shell, ...Page[]]} */ pages,
  /** @type {{ siteUrl?: string, staticPaths: string[] }} */ site,
) {
  const template = readFileSync(join(ROOT, 'public/index.html'), 'utf8')
  const filesOf = (/** @type {string[]} */ chunks, /** @type {string} */ extension) => {
    const files = chunks.flatMap((chunk) =>
      /** @type {ChunkGroup} */ (compilation.namedChunkGroups.get(chunk)).getFiles(),
    )
    return [...new Set(files)].filter((file) => file.endsWith(extension))
  }
  const cssOf = (/** @type {string} */ file) => {
    const css = /** @type {Asset} */ (compilation.getAsset(file)).source.source().toString()
    return css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim()
  }
  const chunks = pages.flatMap((page) => page.chunks)
  const css = new Map(filesOf(chunks, '.css').map((file) => [file, cssOf(file)]))
  const policy = pagePolicy([...css.values()].map((text) => `'sha256-${sha256(text)}'`))
  const fonts = Object.keys(compilation.assets).filter((file) => FIRST_FONT.test(file))
  const [beforeHydration] = filesOf(['beforeHydration'], '.js')

  const pageOf = (/** @type {Shell} */ { head, markup, data, chunks }) => {
    const [main] = filesOf(chunks, '.js')
    const tags = [
      // A policy applies to what follows it.
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      head,
      // The attribute tells the chunk loader that this sheet is already loaded.
      ...filesOf(chunks, '.css').map((file) => `<style data-href="/${file}">${css.get(file)}</style>`),
      ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
      `<script defer src="/${main}"></script>`,
    ]
    const body = markup.replace('<main', () => `<script src="/${beforeHydration}"></script><main`)
    // Escaped, so that no text of a product can end the element.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c')
    return template
      .replace('<meta charset="utf-8">', (charset) => charset + tags.join(''))
      .replace('<div id="root">', (root) => `${root.replace('>', ' data-prerendered>')}${body}`)
      .replace('</body>', (end) => `<script type="application/json" id="page-data">${json}</script>${end}`)
  }

  const [shell, ...others] = pages
  const paths = others.map(({ data }) => data.path)
  const files = new Map(Object.entries(siteFiles({ ...site, paths, policy })))
  // Hosts serve the second for a path without a file, and the third at the root.
  for (const file of ['shell.html', '404.html', 'index.html']) files.set(file, pageOf(shell))
  for (const page of others) files.set(join(page.data.path, 'index.html').slice(1), pageOf(page))
  return files
}

const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('base64')

/** Compiles src/prerender.tsx for Node; resolves to its functions. */
async function compile(/** @type {Options} */ { resolve, scripts, modules, plugins }) {
  const css = {
    loader: 'css-loader',
    options: { url: false, modules: { ...modules, exportOnlyLocals: true } },
  }
  const compiler = webpack({
    mode: 'production',
    target: 'node20',
    context: ROOT,
    entry: join(ROOT, 'src/prerender.tsx'),
    output: { path: join(PROGRAM, '..'), filename: 'prerender.cjs', library: { type: 'commonjs2' } },
    devtool: false,
    performance: { hints: false },
    optimization: { minimize: false },
    resolve,
    module: { rules: [scripts, { test: /\.css$/, use: css }] },
    plugins: [
      ...plugins,
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.BannerPlugin({ banner: BROWSER, raw: true }),
    ],
  })
  const stats = /** @type {Stats} */ (await promisify(compiler.run.bind(compiler))())
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  return require(PROGRAM)
}

module.exports = { prerenderPlugin }
