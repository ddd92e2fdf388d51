import '@testing-library/jest-dom'

import { configure } from '@testing-library/dom'
import { patience } from '@/shared/api/patience'
import './dialogs'
import { resizeTo } from './windowSize'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })
// What fails is asked for again at once.
patience.retry = 1

// jsdom lays nothing out, so there is nothing to scroll; its own scrollTo complains about that.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// As wide as a desk, unless a test says otherwise.
beforeEach(() => resizeTo(1440))

/**
 * What a test complained about on the console. A complaint fails the test. One that is expected is
 * caught by the test itself: `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const complaints: string[] = []

// Redux Toolkit's safety checks say when they took long. On a busy machine they do.
const isAboutSpeed = (words: unknown[]) => /InvariantMiddleware took \d+ms/.test(String(words[0]))

for (const kind of ['error', 'warn'] as const) {
  // biome-ignore lint/suspicious/noConsole: the console is what is listened to here.
  const write = console[kind]
  console[kind] = (...words: unknown[]) => {
    if (isAboutSpeed(words)) return
    complaints.push(`console.${kind}: ${words.map(String).join(' ')}`)
    write(...words)
  }
}

const failOnComplaints = () => {
  const heard = complaints.splice(0)
  if (heard.length > 0) throw new Error(`The console must stay silent, but:\n${heard.join('\n')}`)
}

afterEach(failOnComplaints)
// Components that are unmounted after a test can still complain then.
afterAll(failOnComplaints)
