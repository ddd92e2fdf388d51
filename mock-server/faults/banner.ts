import type { Fault, Faults } from '../../src/contract'
import styles from './banner.module.css'

/** Takes the faults; returns a line about them, empty without any. */
export const summaryOf = (faults: Fault[]): string => {
  const latencies = faults.filter(({ how }) => how === 'latency').length
  const count = (number: number, one: string, many: string) =>
    number > 0 ? [`${number} ${number === 1 ? one : many}`] : []
  return [
    ...count(latencies, 'latency', 'latencies'),
    ...count(faults.length - latencies, 'fault', 'faults'),
  ].join(' · ')
}

const add = <Tag extends 'p' | 'div' | 'button'>(parent: Element, tag: Tag, text: string, className = '') => {
  const element = document.createElement(tag)
  Object.assign(element, { textContent: text, className })
  parent.append(element)
  return element
}

/**
 * Shows a line at the top of every page while there is latency or a fault; returns a function that removes it. It is
 * outside the app's root, which may be prerendered, and without React, which is not loaded yet.
 */
export const showBanner = ({ current, subscribe, removeAll }: Faults): (() => void) => {
  const banner = document.createElement('aside')
  banner.className = styles.banner ?? ''
  banner.setAttribute('aria-label', 'Latency and faults')
  const text = add(banner, 'p', '')
  text.setAttribute('role', 'status')
  // They wrap together.
  const actions = add(banner, 'div', '', styles.actions)
  // No link: it could be opened in a new tab, which has no faults, and the first link of a page skips to its content.
  const change = add(actions, 'button', 'Change', styles.action)
  change.addEventListener('click', () => location.assign('/mockMan#faults'))
  add(actions, 'button', 'Remove all', styles.action).addEventListener('click', removeAll)

  const update = () => {
    const summary = summaryOf(current())
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = summary === ''
    text.textContent = summary
    if (!banner.hidden || !hadFocus) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  document.body.prepend(banner)
  update()
  const unsubscribe = subscribe(update)
  return () => {
    unsubscribe()
    banner.remove()
  }
}
