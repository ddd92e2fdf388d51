/** What a story needs of a tab, whichever engine renders it and whichever protocol drives it. */
export type Tab = {
  /** Puts it in front of the others, as a shopper does who looks at it. */
  show: () => Promise<void>
  goto: (url: string) => Promise<void>
  back: () => Promise<void>
  /** Runs a function in the page. What it returns has to be JSON, or a promise of it. */
  run: <Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Runs the text of a script in the page. */
  inject: (script: string) => Promise<void>
  /** Presses the element that a function finds in the page, as a pointer does. */
  click: <Args extends unknown[]>(find: (...args: Args) => Element, ...args: Args) => Promise<void>
  /** Sends the keys of a text, or one key by its name, to what has the focus. */
  type: (text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape' | 'ArrowDown') => Promise<void>
  screenshot: (path: string) => Promise<void>
}

/** A browser with a fresh profile. */
export type Engine = {
  openTab: () => Promise<Tab>
  /** The errors that the pages logged, where the protocol tells them. */
  errors: string[]
  close: () => Promise<void>
}

export type Viewport = { width: number; height: number }
