import type { Fault, Faults } from '@resham/browser'
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

/**
 * Shows a line at the top of every page while there is latency or a fault; returns a function that removes it. It is
 * outside the app's root, which may be prerendered, and without React, which is not loaded yet.
 */
export const showBanner = ({ current, subscribe, removeAll }: Faults): (() => void) => {
  const banner = document.createElement('aside')
  banner.className = styles.banner ?? ''
  banner.setAttribute('aria-label', 'Latency and faults')
  // Both buttons wrap together. They are not links, because a link could be opened in a new tab, which has no
  // faults, and the first link of a page has to be the one that skips to its content.
  const status = document.createElement('p')
  status.role = 'status'
  const actions = document.createElement('div')
  actions.className = styles.actions ?? ''
  actions.append(
    createButton('Change', () => location.assign('/mockMan#faults')),
    createButton('Remove all', removeAll),
  )
  banner.append(status, actions)

  const update = () => {
    const summary = summaryOf(current())
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = summary === ''
    status.replaceChildren(summary)
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

const createButton = (text: string, onClick: () => void) => {
  const button = document.createElement('button')
  button.append(text)
  button.addEventListener('click', onClick)
  return button
}
