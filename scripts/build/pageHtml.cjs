/**
 * @typedef {object} PageAssets what the pages of a build share
 * @property {string} template public/index.html
 * @property {Record<string, string[]>} styles the style sheets of each chunk
 * @property {Record<string, string>} css the text of each style sheet
 * @property {string} inlineScript src/beforeHydration.ts
 * @property {string[]} scripts the first starts the others
 * @property {string} policy with the hashes of what is inline
 */
/** @typedef {{ head: string, markup: string, data: { filters?: object }, chunks: string[] }} RenderedPage of src/prerender.tsx */

const TEMPLATE_PARTS = /<html|<meta charset="utf-8">|<div id="root">|<\/body>/g

/**
 * Returns the HTML of a page: the template with its markup, styles, scripts and data. `siteUrl` is the origin of the shop
 * where its build did not know it.
 * @param {PageAssets} assets
 * @param {RenderedPage} page
 * @param {string} [siteUrl]
 */
const pageHtml = (assets, page, siteUrl) => {
  const sheets = [...new Set(page.chunks.flatMap((chunk) => assets.styles[chunk] ?? []))]
  const [main, ...startedBy] = assets.scripts
  const tags = [
    // A policy applies to what follows it.
    `<meta http-equiv="Content-Security-Policy" content="${assets.policy}">`,
    page.head,
    // The attribute tells the chunk loader that this sheet is already loaded.
    ...sheets.map((file) => `<style data-href="/${file}">${assets.css[file]}</style>`),
    // No preloaded fonts: Chromium would wait for them before the first paint.
    ...startedBy.map((file) => `<link rel="preload" href="/${file}" as="script" fetchpriority="low">`),
    `<script defer src="/${main}"></script>`,
  ]
  const body = page.markup.replace('<main', () => `<script>${assets.inlineScript}</script><main`)
  const filtered = page.data.filters ? ' data-filtered' : ''
  // Escaped, so that no text of a product can end the element.
  const json = JSON.stringify(page.data).replaceAll('<', '\\u003c')
  /** @type {Record<string, string>} */
  const replaced = {
    '<html': siteUrl ? `<html data-site-url="${siteUrl}"` : '<html',
    '<meta charset="utf-8">': `<meta charset="utf-8">${tags.join('')}`,
    '<div id="root">': `<div id="root" data-prerendered${filtered}>${body}`,
    '</body>': `<script type="application/json" id="page-data">${json}</script></body>`,
  }
  // In one pass over the template: one over what is inserted too would take longer.
  return assets.template.replace(TEMPLATE_PARTS, (part) => replaced[part] ?? part)
}

module.exports = { pageHtml }
