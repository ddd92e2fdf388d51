/** A browser tab, independent of engine and protocol. */
export type Tab = {
  /** Brings the tab to the front. */
  show: () => Promise<void>
  goto: (url: string) => Promise<void>
  /** Runs a function in the page, which returns JSON or a promise of it. */
  run: <Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Runs a script in the page. */
  inject: (script: string) => Promise<void>
  /** Clicks the element that a function returns in the page. */
  click: <Args extends unknown[]>(find: (...args: Args) => Element, ...args: Args) => Promise<void>
  /** Types a text, or presses one key, in the focused element. */
  type: (text: string) => Promise<void>
  press: (key: 'Enter' | 'ArrowDown') => Promise<void>
  screenshot: (path: string) => Promise<void>
}

/** A browser with a fresh profile. */
export type Engine = {
  openTab: () => Promise<Tab>
  /** Errors that the pages logged, if the protocol reports them. */
  errors: string[]
  close: () => Promise<void>
}

export type Viewport = { width: number; height: number }
