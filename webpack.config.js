const { join } = require('node:path')
const CompressionPlugin = require('compression-webpack-plugin')
const CopyPlugin = require('copy-webpack-plugin')
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin')
const HtmlPlugin = require('html-webpack-plugin')
const { browserslistToTargets } = require('lightningcss')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin')
const TerserPlugin = require('terser-webpack-plugin')
const { DefinePlugin } = require('webpack')
const { constants } = require('node:zlib')
const { browserslist } = require('./package.json')
const { pagesPlugin } = require('./scripts/pagesPlugin.cjs')
const { readApiUrl } = require('./scripts/apiUrl.cjs')
const { siteUrlOfBuild } = require('./scripts/siteUrl.cjs')
const { HOST, stopAtBadHost } = require('./scripts/host.cjs')
const { workerPlugin } = require('./scripts/workerPlugin.cjs')

/** @import {} from 'webpack-dev-server' */
/** @import { Configuration } from 'webpack' */

const SOURCES = [join(__dirname, 'src'), join(__dirname, 'mock-server')]
const PUBLIC = join(__dirname, 'public')
const ROUTER = join(__dirname, 'node_modules/react-router/dist/production')

/** @returns {Promise<Configuration>} */
module.exports = async (/** @type {unknown} */ _env, /** @type {{ mode?: string }} */ { mode }) => {
  if (process.env.WEBPACK_SERVE) await stopAtBadHost()
  const isDev = mode !== 'production'
  const siteUrl = siteUrlOfBuild()
  const name = isDev ? '[name]' : '[name].[contenthash]'
  const resolve = {
    extensions: ['.tsx', '.ts', '...'],
    alias: {
      '@': join(__dirname, 'src'),
      // Only Mirage asks for lodash. The same functions from es-toolkit are smaller.
      lodash: 'es-toolkit/compat',
      // The router's package offers its development build alone, whatever the mode: the other one warns of nothing.
      ...(!isDev && {
        'react-router$': join(ROUTER, 'index.mjs'),
        'react-router/dom$': join(ROUTER, 'dom-export.mjs'),
      }),
    },
  }
  const scripts = {
    test: /\.tsx?$/,
    include: SOURCES,
    loader: 'swc-loader',
    // The rest stands in .swcrc, which jest reads too.
    options: { jsc: { transform: { react: { development: isDev, refresh: isDev } } } },
  }
  const define = new DefinePlugin({
    // Named in the build, a real server takes the mock's place; what starts the mock falls away with it.
    'process.env.API_URL': JSON.stringify(readApiUrl('API_URL') ?? ''),
    // The shop's own origin, for absolute URLs in the head.
    'process.env.SITE_URL': JSON.stringify(siteUrl),
  })
  const modules = {
    auto: /\.module\.css$/,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: isDev ? '[name]__[local]' : '[hash:base64:6]',
  }

  return {
    mode: isDev ? 'development' : 'production',
    entry: { main: './src/main.tsx', ...(!isDev && { beforeHydration: './src/beforeHydration.ts' }) },
    output: {
      path: join(__dirname, 'dist'),
      // Absolute, so that a page at /products/x finds its files too.
      publicPath: '/',
      filename: `assets/${name}.js`,
      assetModuleFilename: `assets/${name}[ext]`,
      clean: true,
    },
    // Separate files: a browser asks for them only while its developer tools are open.
    devtool: isDev ? 'eval-cheap-module-source-map' : 'source-map',
    cache: isDev && {
      type: 'filesystem',
      buildDependencies: { config: [__filename, join(__dirname, '.swcrc'), join(__dirname, 'package.json')] },
    },
    // scripts/report-sizes.mjs knows the budget better: it counts compressed bytes.
    performance: { hints: false },
    stats: isDev ? 'minimal' : 'errors-warnings',

    resolve,

    module: {
      rules: [
        scripts,
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                // A rooted address means a file of public/, which is served as it is.
                url: { filter: (/** @type {string} */ url) => !url.startsWith('/') },
                modules,
              },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },

    plugins: [
      define,
      new MiniCssExtractPlugin({ filename: `assets/${name}.css` }),
      ...(isDev
        ? [
            new HtmlPlugin({ template: join(PUBLIC, 'index.html') }),
            new ReactRefreshPlugin({ overlay: false }),
          ]
        : [
            new CopyPlugin({
              patterns: [
                {
                  from: PUBLIC,
                  globOptions: { ignore: ['**/index.html', '**/robots.txt'] },
                  // These files are finished. The minimizers leave them alone.
                  info: { minimized: true },
                },
              ],
            }),
            // Not in development: its server evaluates modules as text, which the policy forbids.
            pagesPlugin({ siteUrl, resolve, scripts, modules, plugins: [define] }),
            workerPlugin({ source: join(__dirname, 'src/worker.ts'), pictures: join(PUBLIC, 'images') }),
            ...compressed(),
          ]),
    ],

    optimization: {
      minimizer: [
        // Measured: esbuild keeps 70 kB of the router that terser finds to be unused.
        // Compressed, a small function is shorter by its name than written out where it is called: `inline`, and the
        // fifth pass, are 0.5 kB. `pure_getters` would be as much again, and would drop what is read for its effect.
        // `styleInject` is how react-zoom-pan-pinch writes a <style> into the page for components that the
        // shop does not use; a strict policy for styles would refuse it.
        new TerserPlugin({
          terserOptions: {
            ecma: 2020,
            module: true,
            compress: {
              ecma: 2020,
              module: true,
              passes: 5,
              inline: 1,
              unsafe_arrows: true,
              pure_funcs: ['styleInject'],
            },
          },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: {
            targets: browserslistToTargets(browserslist.map((entry) => entry.replace(' >= ', ' '))),
          },
        }),
      ],
      // Short names for what modules hand each other, instead of names that stay the same whatever else a module
      // hands out. Nothing is lost by it: a library that hands out more is another file anyway.
      mangleExports: 'size',
      // `main` is the mock server and what starts it. It imports `shop`, whose libraries change more seldom than
      // the shop itself and are a file of their own.
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: {
            name: 'vendor',
            test: /[\\/]node_modules[\\/].*\.[cm]?js$/,
            chunks: ({ name }) => name === 'shop',
            enforce: true,
          },
        },
      },
    },

    devServer: {
      host: HOST,
      port: 3000,
      open: process.env.BROWSER !== 'none',
      hot: true,
      // The second puts a worker away that a preview has left on this address.
      static: [PUBLIC, join(__dirname, 'scripts/noWorker')],
      // A product's id may hold a dot, and its page is still a page.
      historyApiFallback: { disableDotRule: true },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: true } },
    },
  }
}

/** A `.br` and a `.gz` beside every text file, for hosts that serve what lies ready. */
function compressed() {
  const test = /\.(js|css|html|svg|json|webmanifest)$/
  return [
    new CompressionPlugin({ test, filename: '[path][base].gz', algorithm: 'gzip' }),
    new CompressionPlugin({
      test,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: /** @type {object} */ ({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    }),
  ]
}
