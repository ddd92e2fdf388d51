const { join } = require('node:path')
const CompressionPlugin = require('compression-webpack-plugin')
const HtmlPlugin = require('html-webpack-plugin')
const TerserPlugin = require('terser-webpack-plugin')

const ROUTER = join(__dirname, '../../../node_modules/react-router/dist/production')

/** One bundle without code splitting, minified like the shop. */
module.exports = {
  mode: 'production',
  context: __dirname,
  entry: './main.tsx',
  output: {
    path: join(__dirname, '../results/baseline'),
    publicPath: '/',
    filename: 'assets/[name].[contenthash].js',
    clean: true,
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  resolve: {
    extensions: ['.tsx', '.ts', '...'],
    alias: {
      lodash: 'es-toolkit/compat',
      'react-router$': join(ROUTER, 'index.mjs'),
      'react-router/dom$': join(ROUTER, 'dom-export.mjs'),
    },
  },
  module: {
    rules: [{ test: /\.tsx?$/, exclude: /node_modules/, loader: 'swc-loader' }],
  },
  plugins: [
    new HtmlPlugin({ template: './index.html' }),
    new CompressionPlugin({ filename: '[path][base].br', algorithm: 'brotliCompress', threshold: 0 }),
  ],
  optimization: {
    minimizer: [
      new TerserPlugin({
        extractComments: false,
        terserOptions: {
          ecma: 2020,
          module: true,
          compress: { ecma: 2020, module: true, passes: 5, inline: 1, unsafe_arrows: true },
          format: { comments: false },
        },
      }),
    ],
  },
}
