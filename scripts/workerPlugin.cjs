const { createHash } = require('node:crypto')
const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { DefinePlugin } = require('webpack')
const { InjectManifest } = require('workbox-webpack-plugin')

/** Makes dist/sw.js of src/worker.ts, and tells it which files its version of the shop consists of. */
const workerPlugin = ({ source, pictures }) =>
  new InjectManifest({
    swSrc: source,
    swDest: 'sw.js',
    // The whole of a version, chunks that come later included: a page never has to ask the host for a piece
    // that a newer version may have taken away. Pictures are kept as they are seen.
    include: [
      /^(shell|index|products\/index)\.html$/,
      /^assets\/.+\.(js|css|woff2)$/,
      /^(favicon\.svg|icon-\d+\.png|manifest\.webmanifest)$/,
    ],
    exclude: [],
    // These carry a hash of their content, and are in the browser's cache already.
    dontCacheBustURLsMatching: /^\/assets\//,
    manifestTransforms: [withIntegrity],
    webpackCompilationPlugins: [new DefinePlugin({ PICTURES_HASH: JSON.stringify(hashOf(pictures)) })],
  })

/**
 * The files that keep their name over all versions are kept only if they are those of this build: while a host is
 * in the middle of a release, it may still hand out the page of the version before.
 */
const withIntegrity = (manifest, { assets }) => ({
  manifest: manifest.map((entry) => {
    if (!entry.revision) return entry
    const content = assets[entry.url.slice(1)].source()
    return { ...entry, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` }
  }),
})

/**
 * Pictures keep their names when they are made again: a change of one of them makes another hash. Those in subfolders
 * are for shared links; no page shows them.
 */
const hashOf = (folder) => {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const name of files.map((entry) => entry.name).sort())
    hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 8)
}

module.exports = { workerPlugin }
