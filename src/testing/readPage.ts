/**
 * The texts of a page in the order of reading: a line from each edge of an element to the next, with the role of a control,
 * heading or picture. A screen reader takes what is inline for one text, even where it is laid out apart; where two words
 * then have no blank between them, and are heard as one, there is a '‿'. What matches a selector can be left out. It
 * refers to nothing outside, so that an end-to-end test can run it in its page.
 */
export const readPage = (root: Element = document.body, leftOut = 'script'): string[] => {
  const INLINE = 'b, bdi, code, del, em, font, i, ins, kbd, mark, s, small, span, strong, sub, sup, time, u'
  const UNREAD = '[hidden], [aria-hidden="true"], [inert], details:not([open]) > :not(summary), script, style'
  // These are read by their name, in which what is laid out apart is apart.
  const NAMED = 'button, [role="option"]'
  const FIELD = 'input, select, textarea'
  const ROLES = { 'a[href]': 'link', 'button, summary': 'button', 'img[alt]:not([alt=""])': 'picture' }
  const lines: string[] = []
  let line = ''
  // Whether a blank is before the next text.
  let isApart = true
  // Whether the next text begins a box, where a blank is not laid out.
  let isFirst = false
  // Whether the next text may continue a word.
  let isMarked = false

  const endLine = () => {
    if (line) lines.push(line)
    line = ''
  }
  // At an edge. A role has its text beyond.
  const endText = () => {
    if (!/\[\w+\]$/.test(line)) endLine()
  }

  const addText = (text: string) => {
    if (/^\s/.test(text) && !isFirst) isApart = true
    const words = text.trim().replace(/\s+/g, ' ')
    if (!words) return
    const isOneWord = /[\p{L}\p{N}%)]$/u.test(line) && /^[\p{L}\p{N}(]/u.test(words)
    if (line !== '') line += isApart ? ' ' : isOneWord && !isMarked ? '‿' : ''
    line += words
    isApart = /\s$/.test(text)
    isFirst = false
    isMarked = false
  }

  const readChildren = (element: Element) => {
    const isFlexible = /flex|grid/.test(getComputedStyle(element).display) && !element.closest(NAMED)
    for (const child of element.childNodes) {
      if (child instanceof Element) read(child)
      else if (child instanceof Text && !(isFlexible && child.data.trim() === '')) addText(child.data)
    }
  }

  // What is positioned, or in a flexible box, is a box of its own.
  const readInline = (element: Element) => {
    // jsdom knows no display of most.
    const isBox = !/^(inline|contents|)$/.test(getComputedStyle(element).display) && !element.closest(NAMED)
    const before = { line, isApart }
    isMarked ||= element.matches('mark')
    isFirst ||= isBox
    readChildren(element)
    if (isBox) isApart = line === before.line && before.isApart
    isFirst = false
    isMarked ||= element.matches('mark')
  }

  const roleOf = (element: Element): string | undefined => {
    if (element.matches(FIELD))
      return element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName
    if (element.matches('h1, h2, h3, h4, h5, h6')) return element.localName
    return Object.entries(ROLES).find(([selector]) => element.matches(selector))?.[1]
  }

  const read = (element: Element) => {
    const { display, visibility } = getComputedStyle(element)
    if (element.matches(UNREAD) || element.matches(leftOut) || display === 'none' || visibility === 'hidden')
      return
    if (element.matches(INLINE)) return readInline(element)
    const isField = element.matches(FIELD)
    // A definition is read with its term, a field with its label.
    if (!element.matches('dd, label > *')) endText()
    const role = roleOf(element)
    if (role) addText(`[${role}] `)
    const name = role && (element.getAttribute('aria-label') ?? element.getAttribute('alt'))
    if (name) addText(name)
    else if (!isField) readChildren(element)
    if (element.matches('dt, label > *')) isApart = true
    else if (isField) endLine()
    else endText()
    isApart = true
  }

  read(root)
  endLine()
  return lines
}
