const { createHash } = require('node:crypto')
const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { DefinePlugin } = require('webpack')
const { InjectManifest } = require('workbox-webpack-plugin')
/** @import { Compilation, Compiler } from 'webpack' */
/** @import { Site } from '@resham/delivery/pagesProgram' */
/** @typedef {{ source: () => string | Buffer }} Asset */
/** @typedef {Record<string, Asset>} Assets */

/**
 * Takes paths as React Router reads them; returns an expression for the URLs whose documents are stored: of a
 * product with any query, of other pages without one, because with filters a listing is another page.
 */
const documentUrls = (/** @type {string[]} */ patterns) => {
  const urls = patterns.map((path) =>
    path.includes(':') ? `${path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?` : path,
  )
  return new RegExp(`^(${urls.join('|')})$`)
}

/**
 * Builds dist/sw.js from the service worker at `source`, with the list of the release's files. `pictures` is the folder
 * that the service worker caches at runtime, as it does the documents of indexed pages that are in no file.
 * @param {{ openProgram: () => Promise<{ site: Site }>, source: string, pictures: string }} options
 */
const serviceWorkerPlugin = ({ openProgram, ...paths }) => ({
  apply: (/** @type {Compiler} */ compiler) =>
    compiler.hooks.beforeRun.tapPromise('serviceWorker', async () =>
      injectManifest(paths, (await openProgram()).site).apply(compiler),
    ),
})

const injectManifest = (
  /** @type {{ source: string, pictures: string }} */ { source, pictures },
  /** @type {Site} */ site,
) => {
  // Shoppers do not download what only developers use. The service worker caches it when it is first needed.
  const developerChunks = new RegExp(
    `^/?assets/(${[...site.developerChunks, 'faults', 'timeTravel'].join('|')})\\.`,
  )
  const documents = site.sitemapPaths.map((path) => join(path, 'index').slice(1))
  return new InjectManifest({
    swSrc: source,
    swDest: 'sw.js',
    // All files of a release, lazy chunks included: a newer release may have removed them from the host. Pictures
    // are cached when they are first shown.
    include: [
      new RegExp(`^(shell|${documents.join('|')})\\.html$`),
      /^assets\/.+\.(js|css|woff2)$/,
      /^(favicon\.svg|icon-\d+\.png|manifest\.webmanifest)$/,
    ],
    exclude: [developerChunks],
    // The names of these files have a content hash, and the browser's HTTP cache has the files already.
    dontCacheBustURLsMatching: /^\/assets\//,
    manifestTransforms: [
      (manifest, compilation) => ({
        manifest: manifest.map((entry) =>
          withChecksums(entry, /** @type {Compilation} */ (compilation).assets),
        ),
      }),
    ],
    webpackCompilationPlugins: [
      new DefinePlugin({
        PICTURES_HASH: JSON.stringify(hashOfFolder(pictures)),
        DEVELOPER_CHUNKS: String(developerChunks),
        DOCUMENT_URLS: String(documentUrls(site.sitemapPatterns)),
      }),
    ],
  })
}

/**
 * Files whose name has no content hash are cached only if they are those of this build: in the middle of a deployment
 * the host may still serve those of the previous release. The revision of the shell covers all pages, because the
 * service worker caches those of products under it.
 * @template {{ url: string, revision: string | null }} Entry
 * @param {Entry} entry
 * @param {Assets} assets
 */
const withChecksums = (entry, assets) => {
  if (!entry.revision) return entry
  const sourceOf = (/** @type {string} */ file) => /** @type {Asset} */ (assets[file]).source()
  const file = entry.url.slice(1)
  const pages = Object.keys(assets).filter((name) => name.endsWith('.html'))
  const revision = file === 'shell.html' ? sha256(pages.map(sourceOf)).digest('hex') : entry.revision
  return { ...entry, revision, integrity: `sha256-${sha256([sourceOf(file)]).digest('base64')}` }
}

/**
 * Pictures keep their names when they change, so one hash covers all of them. Those in subfolders are for link
 * previews; no page shows them.
 */
const hashOfFolder = (/** @type {string} */ folder) => {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ name }) => name).sort()
  return sha256(names.flatMap((name) => [name, readFileSync(join(folder, name))]))
    .digest('hex')
    .slice(0, 8)
}

const sha256 = (/** @type {(string | Buffer)[]} */ parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256'))

module.exports = { serviceWorkerPlugin, withChecksums }
