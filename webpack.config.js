const { readdirSync } = require('node:fs')
const { join } = require('node:path')
const { HOST, exitIfHostIsInvalid } = require('@resham/delivery/host')
const { LICENCES } = require('@resham/delivery/licences')
const { once } = require('es-toolkit')
const CompressionPlugin = require('compression-webpack-plugin')
const CopyPlugin = require('copy-webpack-plugin')
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin')
const HtmlPlugin = require('html-webpack-plugin')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin')
const TerserPlugin = require('terser-webpack-plugin')
const { BannerPlugin, Compilation, DefinePlugin } = require('webpack')
const { cssTargets } = require('./tools/build/cssTargets.cjs')
const { licencePlugin } = require('./tools/build/licencePlugin.cjs')
const { compileProgram, prerenderPlugin } = require('./tools/build/prerenderPlugin.cjs')
const { serviceWorkerPlugin } = require('./tools/build/serviceWorkerPlugin.cjs')
const { readVariables, SAME_ORIGIN } = require('./tools/build/variables.cjs')

/** @import {} from 'webpack-dev-server' */
/** @import { Configuration } from 'webpack' */

const SOURCES = ['browser', 'contract', 'mock-server', 'src'].map((folder) => join(__dirname, folder))
const PUBLIC = join(__dirname, 'public')
/** The stage for comments, which the minimizer would drop. */
const AFTER_MINIMIZER = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
const ROUTER = join(__dirname, 'node_modules/react-router/dist/production')

/**
 * @param {{ served?: boolean }} env `--env served` builds the shop for the server that serves it, as API_URL=same-origin does
 * @param {{ mode?: string }} options
 * @returns {Promise<Configuration>}
 */
module.exports = async ({ served }, { mode }) => {
  if (process.env.WEBPACK_SERVE) await exitIfHostIsInvalid()
  const isDev = mode !== 'production'
  if (served) process.env.API_URL = SAME_ORIGIN
  const { apiUrl, isServed, siteUrl, demoAccount } = readVariables()
  if (!isServed) {
    // The program that renders the pages reads it too.
    process.env.SITE_URL = siteUrl
    if (!siteUrl && !process.env.WEBPACK_SERVE)
      console.warn(
        'SITE_URL is not set: the pages have no canonical URL, no og:url, og:image and twitter:image, and no URLs in their ' +
          'JSON-LD; there is neither sitemap.xml nor products.xml.',
      )
  }
  const name = isDev ? '[name]' : '[name].[contenthash]'
  const resolve = {
    extensions: ['.tsx', '.ts', '...'],
    alias: {
      '@': join(__dirname, 'src'),
      // Only Mirage imports lodash. The same functions of es-toolkit are smaller.
      lodash: 'es-toolkit/compat',
      // The router's package exports only its development build, which contains warnings, whatever the mode.
      ...(!isDev && {
        'react-router$': join(ROUTER, 'index.mjs'),
        'react-router/dom$': join(ROUTER, 'dom-export.mjs'),
      }),
    },
  }
  const scripts = {
    test: /\.tsx?$/,
    include: [...SOURCES, join(__dirname, 'tools/build')],
    loader: 'swc-loader',
    // Merged with .swcrc, which jest reads too.
    options: { jsc: { transform: { react: { development: isDev, refresh: isDev } } } },
  }
  const constants = {
    // If set, the shop uses a real server; the code that starts the mock server is then dropped as unreachable.
    'process.env.API_URL': JSON.stringify(apiUrl ?? ''),
    // 'none' for a server without the demo account: 'Login as guest' is then dropped.
    'process.env.DEMO_ACCOUNT': JSON.stringify(demoAccount),
  }
  const modules = {
    auto: /\.module\.css$/,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    ...(isDev ? { localIdentName: '[name]__[local]' } : { getLocalIdent: shortClassNames() }),
  }

  const openProgram = once(() =>
    compileProgram({ resolve, scripts, modules, plugins: [new DefinePlugin(constants)] }),
  )

  return {
    mode: isDev ? 'development' : 'production',
    entry: { start: './src/start.tsx', ...(!isDev && { beforeHydration: './src/beforeHydration.ts' }) },
    output: {
      path: join(__dirname, 'dist'),
      // Absolute, so that a page at /products/x finds its files too.
      publicPath: '/',
      filename: `assets/${name}.js`,
      assetModuleFilename: `assets/${name}[ext]`,
      // Half as long as by default: hashes do not compress, and each document and the runtime have a dozen of them.
      hashDigestLength: 10,
      clean: true,
    },
    // Separate files, which a browser fetches only while its developer tools are open. The Redux DevTools find no source
    // of modules that are run with eval(), which would be faster after an edit.
    devtool: isDev ? 'cheap-module-source-map' : 'source-map',
    cache: isDev && {
      type: 'filesystem',
      buildDependencies: { config: [__filename, join(__dirname, '.swcrc'), join(__dirname, 'package.json')] },
    },
    // tools/build/sizeBudget.mjs checks the budget in compressed bytes.
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
                // A root-relative URL is a file of public/, which is served unchanged.
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
      // The shop's origin, for absolute URLs in the head. In Node it is read when the program runs.
      new DefinePlugin({ ...constants, 'process.env.SITE_URL': JSON.stringify(siteUrl) }),
      new MiniCssExtractPlugin({ filename: `assets/${name}.css` }),
      licencePlugin(['webpack', 'mini-css-extract-plugin']),
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
                  globOptions: { ignore: ['**/index.html'] },
                  // These files are already minimized.
                  info: { minimized: true },
                },
              ],
            }),
            // Not in development, where each edit would render the pages again.
            prerenderPlugin({ openProgram, apiUrl, siteUrl, isServed }),
            serviceWorkerPlugin({
              source: join(__dirname, 'src/serviceWorker.ts'),
              pictures: join(PUBLIC, 'images'),
              openProgram,
            }),
            // Each script names the file with its libraries' licences. beforeHydration has no libraries.
            new BannerPlugin({
              banner: `/*! /${LICENCES} */`,
              raw: true,
              test: /\.js$/,
              exclude: /beforeHydration/,
              stage: AFTER_MINIMIZER,
            }),
            ...['gzip', 'brotliCompress'].map(
              (algorithm) =>
                new CompressionPlugin({ test: /\.(js|css|html|svg|json|webmanifest|txt|xml)$/, algorithm }),
            ),
          ]),
    ],

    optimization: {
      minimizer: [
        // Measured: esbuild keeps 70 kB of the router that terser drops as unused. `inline: 1` and the fifth pass save
        // 0.5 kB compressed. `pure_getters` would save as much again, but drops reads with side effects.
        // With `styleInject` react-zoom-pan-pinch adds a <style> for components that the shop does not use; the
        // Content-Security-Policy would block it.
        new TerserPlugin({
          // The notices of all libraries are in licenses.txt.
          extractComments: false,
          terserOptions: {
            format: { comments: false },
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
          minimizerOptions: { targets: cssTargets },
        }),
      ],
      // Short export names instead of deterministic ones: a change of a library's exports changes its file anyway.
      mangleExports: 'size',
      // `start` is the mock server and the start-up code. It imports `app`, whose libraries have a file of their own
      // because they change less often.
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: {
            name: 'vendor',
            test: /[\\/]node_modules[\\/].*\.[cm]?js$/,
            chunks: ({ name }) => name === 'app',
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
      // The second folder removes the service worker that a preview has registered on this origin.
      static: [PUBLIC, join(__dirname, 'tools/preview/unregisterServiceWorker')],
      // The id of a product may contain a dot.
      historyApiFallback: { disableDotRule: true },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: true } },
    },
  }
}

/**
 * Names a class by the place of its sheet among all sheets and its own place in that sheet: every page has each name
 * twice, and the random characters of a hash do not compress.
 */
function shortClassNames() {
  const sheets = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
    .filter((path) => path.endsWith('.module.css'))
    .sort()
  /** @type {Record<string, string[]>} */
  const classes = {}
  return (
    /** @type {{ resourcePath: string }} */ { resourcePath },
    /** @type {string} */ _template,
    /** @type {string} */ name,
  ) => {
    classes[resourcePath] ??= []
    const names = classes[resourcePath]
    if (!names.includes(name)) names.push(name)
    // The index has two characters, the first of which is a letter, for up to 936 sheets.
    return (360 + sheets.indexOf(resourcePath)).toString(36) + names.indexOf(name).toString(36)
  }
}
