import type { PageAssets, RenderedPage } from '@resham/delivery/pagesProgram'
import { marks, PAGE_DATA_ID, SCRIPTS_ID } from '@/shared/documentMarks'

/** Where the template is cut, each once: after `<html`, its charset and its root, and before the end of its body. */
const PLACES = /(?<=<html|<meta charset="utf-8">|<div id="root">)|(?=<\/body>)/

/**
 * Returns the HTML of a page, in parts: the template with its markup, styles, scripts and data. `siteUrl` is
 * the origin of the shop, if its build did not know it. If a page has exactly one picture of high priority,
 * its scripts are held back in a template, and src/beforeHydration.ts adds them.
 */
export const pageHtml = (assets: PageAssets, page: RenderedPage, siteUrl?: string): string[] => {
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
  // Escaped, so that no text of a product can end the element.
  const json = JSON.stringify(page.data).replaceAll('<', '\\u003c')
  const [toHtml = '', toCharset = '', toRoot = '', fromRoot = '', end = ''] = assets.template.split(PLACES)
  return [
    toHtml,
    ` data-${marks.prerendered}`,
    page.data.filters ? ` data-${marks.filtered}` : '',
    siteUrl ? ` data-${marks.origin}="${siteUrl}"` : '',
    toCharset,
    ...tags,
    toRoot,
    body,
    fromRoot,
    isHeldBack ? `<template id="${SCRIPTS_ID}">${scripts}</template>` : '',
    `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`,
    end,
  ]
}
