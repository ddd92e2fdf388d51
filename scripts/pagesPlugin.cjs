const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { promisify } = require('node:util')
const webpack = require('webpack')
const { pagePolicy } = require('./securityHeaders.cjs')
const { siteFiles } = require('./siteFiles.cjs')

const ROOT = join(__dirname, '..')
const PROGRAM = join(ROOT, 'node_modules/.cache/prerender/prerender.cjs')
const FIRST_FONT = /^assets\/(display|sans)\.\w+\.woff2$/

/**
 * Renders the pages of the build with src/prerender.tsx, and writes them when all names are final: public/index.html
 * with the markup of a URL, its style sheets and its scripts. Inline styles are named by hash in one policy for all.
 */
class PagesPlugin {
  /** Takes the origin of the shop, if it is known, and what webpack needs for the same code in Node. */
  constructor({ siteUrl, ...options }) {
    Object.assign(this, { siteUrl, options })
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagesPlugin', (compilation) => {
      const pages = prerender(this.options)
      // Reported below. Until then a failure is nobody's.
      pages.catch(() => {})
      compilation.hooks.processAssets.tapPromise(
        { name: 'PagesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        async () => this.write(compilation, await pages),
      )
    })
  }

  write(compilation, pages) {
    const template = readFileSync(join(ROOT, 'public/index.html'), 'utf8')
    const emit = (file, text) => compilation.emitAsset(file, new webpack.sources.RawSource(text))
    const filesOf = (chunks, extension) => {
      const files = chunks.flatMap((chunk) => compilation.namedChunkGroups.get(chunk).getFiles())
      return [...new Set(files)].filter((file) => file.endsWith(extension))
    }
    const sheets = new Map()
    const styleOf = (file) => {
      const css = compilation.getAsset(file).source.source().toString()
      sheets.set(file, css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim())
      // The attribute tells the chunk loader that this sheet is here already.
      return `<style data-href="/${file}">${sheets.get(file)}</style>`
    }
    const preload = (file, attributes) => `<link rel="preload" href="/${file}" ${attributes}>`
    const fonts = Object.keys(compilation.assets).filter((file) => FIRST_FONT.test(file))
    const [beforeHydration] = filesOf(['beforeHydration'], '.js')

    const write = ({ head, markup, data, chunks }) => {
      const [main, ...later] = filesOf(chunks, '.js')
      const tags = [
        head,
        ...filesOf(chunks, '.css').map(styleOf),
        ...fonts.map((file) => preload(file, 'as="font" type="font/woff2" crossorigin')),
        `<script defer src="/${main}"></script>`,
        ...later.map((file) => preload(file, 'as="script" fetchpriority="low"')),
      ].join('')
      const body = markup.replace('<main', () => `<script src="/${beforeHydration}"></script><main`)
      // In JSON it means the same, and ends no element.
      const json = JSON.stringify(data).replaceAll('<', '\\u003c')
      return template
        .replace('</head>', (end) => tags + end)
        .replace('<div id="root">', () => `<div id="root" data-prerendered>${body}`)
        .replace('</body>', (end) => `<script type="application/json" id="page-data">${json}</script>${end}`)
    }

    const written = pages.map((page) => [page.file, write(page)])
    const policy = pagePolicy([...sheets.values()].map((css) => `'sha256-${sha256(css)}'`))
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
    // A policy holds for what comes after it.
    const withPolicy = (html) => html.replace('<meta charset="utf-8">', (charset) => charset + meta)
    for (const [file, html] of written) emit(file, withPolicy(html))
    const productIds = pages.flatMap(({ productId }) => productId ?? [])
    const files = siteFiles({ siteUrl: this.siteUrl, productIds, policy })
    for (const [file, text] of Object.entries(files)) emit(file, text)
  }
}

const sha256 = (text) => createHash('sha256').update(text).digest('base64')

/** Compiles src/prerender.tsx for Node and runs it; resolves to the pages. */
async function prerender({ resolve, scripts, modules, plugins }) {
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
    plugins: [...plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  // What the modules of the shop ask a browser for while they are evaluated.
  Object.assign(globalThis, { window: { location: { origin: 'http://localhost' } }, document: {} })
  return require(PROGRAM).prerender()
}

module.exports = { PagesPlugin }
