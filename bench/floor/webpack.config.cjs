const { join } = require('node:path')
const HtmlPlugin = require('html-webpack-plugin')
const TerserPlugin = require('terser-webpack-plugin')

/** The floor as plainly as webpack builds it: one bundle, nothing split, nothing replaced. */
module.exports = {
  mode: 'production',
  context: __dirname,
  entry: './main.tsx',
  output: {
    path: join(__dirname, '../results/floor'),
    publicPath: '/',
    filename: 'assets/[name].[contenthash].js',
    clean: true,
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  resolve: { extensions: ['.tsx', '.ts', '...'] },
  module: {
    rules: [{ test: /\.tsx?$/, exclude: /node_modules/, loader: 'swc-loader' }],
  },
  plugins: [new HtmlPlugin({ template: './index.html' })],
  optimization: { minimizer: [new TerserPlugin()] },
}
