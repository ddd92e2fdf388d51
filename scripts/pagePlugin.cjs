const { createHash } = require('node:crypto')
const { Compilation, sources } = require('webpack')
const { pagePolicy } = require('./securityHeaders.cjs')

const PAGE = 'index.html'
const SHEET = /<link [^>]*?href="?\/(assets\/[^"\s>]+\.css)"?[^>]*>/g
const FIRST_SCRIPT = /<script defer="defer" src="([^"]+)"><\/script>/
const INLINE = /<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g

/**
 * Finishes the page when all names and contents are final. It holds the first screens, and the style sheets of
 * the first load. It knows its first script, and those that this one will ask for, and says itself when. Its
 * policy names what stands inline by hash.
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
    const sheets = files.filter((file) => file.endsWith('.css')).map((file) => inlined(compilation, file))
    const scripts = (first) =>
      `<template id="first-script"><script src="${first}"></script></template>` +
      `<template id="next-scripts">${early.join('')}</template>`
    let first = ''
    const page = compilation
      .getAsset(PAGE)
      .source.source()
      .toString()
      .replace(SHEET, (_, file) => inlined(compilation, file))
      .replace(FIRST_SCRIPT, (_, address) => {
        first = address
        return preload(address)
      })
      .replace('</head>', () => `${sheets.join('')}</head>`)
      .replace('<div id="root">', (root) => screens + scripts(first) + root)
    const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(hashes(page))}">`
    compilation.updateAsset(
      PAGE,
      // A policy holds for what comes after it.
      new sources.RawSource(page.replace(/<meta charset="?utf-8"?>/, (charset) => charset + policy)),
    )
  }
}

const preload = (address) => `<link rel="preload" href="${address}" as="script">`

// The attribute tells the chunk loader that this sheet is here already.
function inlined(compilation, file) {
  const css = compilation.getAsset(file).source.source().toString()
  compilation.deleteAsset(file)
  return `<style data-href="/${file}">${css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim()}</style>`
}

function hashes(page) {
  const found = { script: [], style: [] }
  for (const [, element, text] of page.matchAll(INLINE))
    found[element].push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return found
}

module.exports = { PagePlugin }
