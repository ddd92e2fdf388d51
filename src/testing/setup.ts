import '@testing-library/jest-dom'

import { configure } from '@testing-library/dom'
import { requestTiming } from '@/shared/api/requestTiming'
import './dialogs'
import { setViewportWidth } from './mediaQueries'
import { liftRequestLimits } from './requestLimits'

configure({
  // How long anything is awaited: long enough for a busy machine, which takes ten times as long as an idle one.
  asyncUtilTimeout: 60_000,
  // The error names what was sought. By default it prints the page too, at each attempt of a query.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})
// Toasts stay, so that the speed of the machine does not decide which ones a test sees.
// `useAutoClose.test.tsx` tests the real hook.
jest.mock('@/app/toasts/useAutoClose', () => ({ useAutoClose: () => {} }))
// Retries without delay.
requestTiming.retryDelay = 1
requestTiming.renewal = 10

// jsdom has no layout. Its scrollTo logs an error.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// A desktop viewport by default.
beforeEach(() => setViewportWidth(1440))
beforeEach(liftRequestLimits)

/**
 * Errors and warnings on the console, which fail the test. Where one is expected, mock it:
 * `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const messages: string[] = []

// Redux Toolkit's checks warn when they are slow, as on a busy machine.
const isAboutDuration = (args: unknown[]) => /InvariantMiddleware took \d+ms/.test(String(args[0]))

for (const kind of ['error', 'warn'] as const) {
  // biome-ignore lint/suspicious/noConsole: it is wrapped here.
  const write = console[kind]
  console[kind] = (...args: unknown[]) => {
    if (isAboutDuration(args)) return
    messages.push(`console.${kind}: ${args.map(String).join(' ')}`)
    write(...args)
  }
}

const failOnMessages = () => {
  const logged = messages.splice(0)
  if (logged.length > 0) throw new Error(`Unexpected console output:\n${logged.join('\n')}`)
}

afterEach(failOnMessages)
// Components can log while they are unmounted after a test.
afterAll(failOnMessages)
