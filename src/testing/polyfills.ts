/**
 * What a browser has and jsdom has not: Node's own is lent.
 *
 * MessageChannel and BroadcastChannel must stay out of this list. Node's keep the process alive,
 * and React's scheduler would open one, so a test run would never end.
 */
const LENT = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
] as const

/** Gives a jsdom window the parts of Node's global scope that a browser would have. */
export const lendNodeGlobals = (window: object): void => {
  for (const name of LENT) {
    Object.defineProperty(window, name, { value: globalThis[name], writable: true, configurable: true })
  }
}
