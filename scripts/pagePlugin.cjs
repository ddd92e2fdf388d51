const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { Compilation, sources } = require('webpack')
const { pagePolicy } = require('./securityHeaders.cjs')

const PAGE = 'index.html'
const SCRIPTS = join(__dirname, '../src/firstScreen')
const SHEET = /<link [^>]*?href="?\/(assets\/[^"\s>]+\.css)"?[^>]*>/g
const ROOT = '<div id="root"></div>'
const FIRST_SCRIPT = /<script defer="defer" src="([^"]+)"><\/script>/
// Those that name a file, or hold one. What stands in for them until they are there only names what a device has.
const LETTERS = /@font-face\s*\{[^}]*url\([^}]*\}/g
const INLINE = /<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g

/**
 * Finishes the page when all names and contents are final, in the order in which a visitor needs it: the style
 * sheets of the first load, the screens without the catalogue and what shows one of them; then, while that is
 * painted, the letters, the whole screens, and what shows these. It knows its first script, and those that this
 * one will ask for, and says itself when. Its policy names what stands inline by hash.
 */
class PagePlugin {
  /** Takes the chunks that the first script (`next`) and a garment's page import, and what resolves to the first screens. */
  constructor({ next, garment, prerender }) {
    this.next = next
    this.garment = garment
    this.prerender = prerender
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const screens = this.prerender()
      // Heard of below. Until then a failure is nobody's.
      screens.catch(() => {})
      compilation.hooks.processAssets.tapPromise(
        { name: 'PagePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        async () => this.finish(compilation, await screens),
      )
    })
  }

  finish(compilation, screens) {
    const filesOf = (chunk, extension) =>
      compilation.namedChunkGroups
        .get(chunk)
        .getFiles()
        .filter((file) => file.endsWith(extension))
    const preloads = (chunk) =>
      filesOf(chunk, '.js')
        .map((file) => preload(`/${file}`))
        .join('')
    const sheets = []
    // Who comes to a garment from elsewhere in the shop fetches the file.
    const garmentSheets = filesOf(this.garment, '.css').map((file) => readSheet(compilation, file))
    const garmentStyle = template(
      'garment-style',
      garmentSheets.map(({ file, css }) => inlineStyle(css, file)).join(''),
    )
    let first = ''
    const bare = compilation
      .getAsset(PAGE)
      .source.source()
      .toString()
      .replace(SHEET, (_, file) => {
        sheets.push(takeSheet(compilation, file))
        return ''
      })
      .replace(FIRST_SCRIPT, (_, address) => {
        first = address
        return ''
      })
    for (const file of filesOf(this.next, '.css')) sheets.push(takeSheet(compilation, file))
    const letters = sheets.flatMap(({ css }) => css.match(LETTERS) ?? []).join('')
    const styles = sheets.map(({ file, css }) => inlineStyle(css.replace(LETTERS, ''), file)).join('')
    const atTheEnd = [
      // Its way here is as long as what follows.
      preload(first),
      template('letters', `<style>${letters}</style>`),
      screens.whole,
      screens.garments &&
        screens.garments + garmentStyle + template('garment-scripts', preloads(this.garment)),
      template('first-script', `<script src="${first}"></script>`),
      template('next-scripts', preloads(this.next)),
      inlineScript('showScreen.js'),
    ]
    const page = bare
      .replace('</head>', () => `${styles}</head>`)
      .replace(ROOT, (root) => screens.part + root + inlineScript('showShell.js'))
      .replace('</body>', () => `${atTheEnd.join('')}</body>`)
    const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(hashes(page))}">`
    compilation.updateAsset(
      PAGE,
      // A policy holds for what comes after it.
      new sources.RawSource(page.replace(/<meta charset="?utf-8"?>/, (charset) => charset + policy)),
    )
  }
}

const preload = (address) => `<link rel="preload" href="${address}" as="script">`

const template = (id, content) => `<template id="${id}">${content}</template>`

const inlineScript = (name) => `<script>${readFileSync(join(SCRIPTS, name), 'utf8')}</script>`

// The attribute tells the chunk loader that this sheet is here already.
const inlineStyle = (css, file) => `<style data-href="/${file}">${css}</style>`

function readSheet(compilation, file) {
  const css = compilation.getAsset(file).source.source().toString()
  return { file, css: css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim() }
}

/** The sheet stands in the page, and is no file any longer. */
function takeSheet(compilation, file) {
  const sheet = readSheet(compilation, file)
  compilation.deleteAsset(file)
  return sheet
}

function hashes(page) {
  const found = { script: [], style: [] }
  for (const [, element, text] of page.matchAll(INLINE))
    found[element].push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return found
}

module.exports = { PagePlugin }
