/** @import { RenderedPage } from './pagesProgram' */

/**
 * @typedef {object} PageAssets what the pages of a build share
 * @property {string} template public/index.html
 * @property {Record<string, string[]>} styles the style sheets of each chunk
 * @property {Record<string, string>} css the text of each style sheet
 * @property {string} inlineScript src/beforeHydration.ts
 * @property {string[]} scripts the first starts the others
 * @property {string} policy with the hashes of what is inline
 */

/** Where the template is cut, each once: after `<html` and its charset, at its root, before the end of its body. */
const PLACES = /(?<=<html|<meta charset="utf-8">)|<div id="root">|(?=<\/body>)/

/**
 * Returns the HTML of a page, in parts: the template with its markup, styles, scripts and data. `siteUrl` is
 * the origin of the shop, if its build did not know it. If a page has exactly one picture of high priority,
 * its scripts are held back in a template, and src/beforeHydration.ts adds them.
 * @param {PageAssets} assets
 * @param {RenderedPage} page
 * @param {string} [siteUrl]
 */
const pageHtml = (assets, page, siteUrl) => {
  const sheets = [...new Set(page.chunks.flatMap((chunk) => assets.styles[chunk] ?? []))]
  const [main, ...startedBy] = assets.scripts
  const isHeldBack = page.markup.split('fetchPriority="high"').length === 2
  // No preloaded fonts: Chromium would wait for them before the first paint.
  const scripts = [
    ...startedBy.map((file) => `<link rel="preload" href="/${file}" as="script" fetchpriority="low">`),
    `<script defer src="/${main}"></script>`,
  ].join('')
  const tags = [
    // A policy applies to what follows it.
    `<meta http-equiv="Content-Security-Policy" content="${assets.policy}">`,
    page.head,
    // The attribute tells the chunk loader that this sheet is already loaded.
    ...sheets.map((file) => `<style data-href="/${file}">${assets.css[file]}</style>`),
    isHeldBack ? '' : scripts,
  ]
  const body = page.markup.replace('<main', () => `<script>${assets.inlineScript}</script><main`)
  const filtered = page.data.filters ? ' data-filtered' : ''
  // Escaped, so that no text of a product can end the element.
  const json = JSON.stringify(page.data).replaceAll('<', '\\u003c')
  const [toHtml = '', toCharset = '', toRoot = '', fromRoot = '', end = ''] = assets.template.split(PLACES)
  return [
    toHtml,
    siteUrl ? ` data-site-url="${siteUrl}"` : '',
    toCharset,
    ...tags,
    toRoot,
    `<div id="root" data-prerendered${filtered}>`,
    body,
    fromRoot,
    isHeldBack ? `<template id="scripts">${scripts}</template>` : '',
    `<script type="application/json" id="page-data">${json}</script>`,
    end,
  ]
}

module.exports = { pageHtml }
