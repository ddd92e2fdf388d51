const REM = 16

type Listener = () => void
const listeners = new Set<Listener>()

/** Takes a width in pixels; resizes the viewport and notifies the listeners of media queries. */
export const setViewportWidth = (width: number) => {
  window.innerWidth = width
  for (const listener of listeners) listener()
}

let pointer: 'fine' | 'coarse' = 'fine'

/** Sets the pointer of the device, until the end of the test. */
export const setPointer = (of: typeof pointer) => {
  pointer = of
}

afterEach(() => setPointer('fine'))

// jsdom has no media queries. The tests need those of the width, and of the pointer.
const isMatch = (query: string) => {
  if (query === '(pointer: coarse)') return pointer === 'coarse'
  const rem = /^\(width >= (\d+)rem\)$/.exec(query)?.[1]
  if (!rem) throw new Error(`matchMedia is not mocked for ${query}.`)
  return window.innerWidth >= Number(rem) * REM
}

window.matchMedia = (query: string) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: isMatch(query),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
  })
