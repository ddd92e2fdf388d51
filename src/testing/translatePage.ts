/**
 * Replaces every text of the page by elements, as the translators of browsers do, and texts that appear later
 * too. React still refers to the replaced texts. The words stay, for the queries of tests; in capitals they
 * differ from those of the HTML. The function refers to nothing outside, so that an end-to-end test can run
 * it in its page.
 */
export const translatePage = (inCapitals = false): void => {
  const UNTRANSLATED = 'head, script, style, noscript, textarea, font, [translate="no"]'

  const replaceText = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(UNTRANSLATED)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.append(inCapitals ? text.data.toUpperCase() : text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }

  const replaceTexts = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node)
    texts.forEach(replaceText)
  }

  replaceTexts(document)
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceTexts(node)
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}
