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
  /** Takes the name of the chunk that the first script imports, and what resolves to the first screens. */
  constructor({ next, prerender }) {
    this.next = next
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
    const files = compilation.namedChunkGroups.get(this.next).getFiles()
    const early = files.filter((file) => file.endsWith('.js')).map((file) => preload(`/${file}`))
    const sheets = files.filter((file) => file.endsWith('.css')).map((file) => takeSheet(compilation, file))
    let first = ''
    const bare = compilation
      .getAsset(PAGE)
      .source.source()
      .toString()
      .replace(SHEET, (_, file) => {
        sheets.unshift(takeSheet(compilation, file))
        return ''
      })
      .replace(FIRST_SCRIPT, (_, address) => {
        first = address
        return ''
      })
    const letters = sheets.flatMap(({ css }) => css.match(LETTERS) ?? []).join('')
    const styles = sheets.map(({ file, css }) => inlineStyle(css.replace(LETTERS, ''), file)).join('')
    const atTheEnd = [
      // Its way here is as long as what follows.
      preload(first),
      template('letters', `<style>${letters}</style>`),
      screens.whole,
      template('first-script', `<script src="${first}"></script>`),
      template('next-scripts', early.join('')),
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

/** The sheet stands in the page, and is no file any longer. */
function takeSheet(compilation, file) {
  const css = compilation.getAsset(file).source.source().toString()
  compilation.deleteAsset(file)
  return { file, css: css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim() }
}

function hashes(page) {
  const found = { script: [], style: [] }
  for (const [, element, text] of page.matchAll(INLINE))
    found[element].push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return found
}

module.exports = { PagePlugin }
