const REM = 16

type Listener = () => void
const listeners = new Set<Listener>()

/** Gives the window a width, in pixels, and lets those know who listen for it. */
export const resizeTo = (width: number) => {
  window.innerWidth = width
  for (const listener of listeners) listener()
}

// jsdom lays nothing out and has no media queries. Of those, the tests need the ones about the width.
const isMet = (query: string) => {
  const rem = /^\(width >= (\d+)rem\)$/.exec(query)?.[1]
  if (!rem) throw new Error(`The tests cannot answer ${query} yet.`)
  return window.innerWidth >= Number(rem) * REM
}

window.matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: isMet(query),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
  })
