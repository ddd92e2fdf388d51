/**
 * Returns the texts of a page in the order of reading. A line ends at each edge of an element that is not
 * inline, and begins with the role of a control, heading or picture. A screen reader joins inline texts, even
 * where they are laid out apart: a '‿' is where two words without a blank between them are heard as one.
 * `leftOut` is a selector of what to skip. The function refers to nothing outside, so that an end-to-end test
 * can run it in its page.
 */
export const readPage = (root: Element = document.body, leftOut = 'script'): string[] => {
  const INLINE = 'b, bdi, code, del, em, font, i, ins, kbd, mark, s, small, span, strong, sub, sup, time, u'
  const UNREAD = '[hidden], [aria-hidden="true"], [inert], details:not([open]) > :not(summary), script, style'
  // These are read by their accessible name, which separates what is laid out apart.
  const NAMED = 'button, [role="option"]'
  const FIELD = 'input, select, textarea'
  const ROLES = {
    'a[href]:not([role])': 'link',
    'button, summary': 'button',
    'img[alt]:not([alt=""]), [role="img"]': 'picture',
  }
  const lines: string[] = []
  let line = ''
  // Whether a blank precedes the next text.
  let isApart = true
  // Whether the next text begins a box, where a blank is not laid out.
  let isFirst = false
  // Whether the next text may continue a word.
  let isMarked = false

  const endLine = () => {
    if (line) lines.push(line)
    line = ''
  }
  // Called at an edge of an element. The text of a role follows on the same line.
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

  // An element that is positioned, or in a flexible box, is a box of its own.
  const readInline = (element: Element) => {
    // jsdom knows no `display` of most elements.
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
