// Writes the first screens of the shop into its page, with the shop's own components: src/prerender.tsx
// is compiled for Node and run while the build goes on.
const { join } = require('node:path')
const webpack = require('webpack')

const ROOT = join(__dirname, '..')
const CACHE = join(ROOT, 'node_modules/.cache/prerender')

/** Takes webpack's rules for scripts and the options of CSS modules; resolves to the path of the program. */
const compile = ({ resolve, scripts, modules }) =>
  new Promise((done, fail) => {
    const compiler = webpack({
      mode: 'production',
      target: 'node20',
      context: ROOT,
      entry: join(ROOT, 'src/prerender.tsx'),
      output: { path: CACHE, filename: 'prerender.cjs', library: { type: 'commonjs2' } },
      devtool: false,
      performance: { hints: false },
      optimization: { minimize: false },
      resolve,
      module: {
        rules: [
          scripts,
          {
            test: /\.css$/,
            loader: 'css-loader',
            options: { url: false, modules: { ...modules, exportOnlyLocals: true } },
          },
        ],
      },
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    })
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) return fail(error ?? new Error(stats.toString('errors-only')))
      compiler.close(() => done(join(CACHE, 'prerender.cjs')))
    })
  })

/**
 * Resolves to the markup of the page's templates: the `part` that needs no catalogue, the `whole`, and what the
 * `garments` put into such a part. Where a screen differs by the width of the window, the media query that its
 * components asked for stands on the template for the wider one, which comes first.
 */
const prerender = async (options) => {
  const program = await compile(options)
  const asked = new Set()
  const window = { location: { origin: 'http://localhost' } }
  // What the modules of the shop ask a browser for while they are evaluated or drawn.
  Object.assign(globalThis, { window, document: {} })
  const { prerender: write } = require(program)
  const draw = (matches) => {
    window.matchMedia = (query) => {
      asked.add(query)
      return { matches }
    }
    return write()
  }
  const narrow = await draw(false)
  const wide = await draw(true)
  if (asked.size !== 1) throw new Error(`The first screens ask for ${asked.size} media queries, not for one.`)
  const [query] = asked
  const template = ({ addresses, extent, markup }, media) =>
    `<template data-addresses="${addresses}" data-media="${media}" data-extent="${extent}">` +
    `${movable(markup)}</template>`
  const templates = (extent) =>
    narrow
      .flatMap((screen, at) => {
        if (screen.extent !== extent) return []
        return screen.markup === wide[at].markup
          ? [template(screen, 'all')]
          : [template(wide[at], query), template(screen, 'all')]
      })
      .join('\n')
  return { part: templates('part'), whole: templates('whole'), garments: templates('garment') }
}

/** A strict policy lets no markup carry a style, but lets a script set one. */
const movable = (markup) => markup.replaceAll(' style="', ' data-style="')

module.exports = { prerender }
