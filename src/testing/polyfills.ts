/**
 * Browser globals that jsdom lacks and Node has. Never add MessageChannel or BroadcastChannel: React's scheduler would
 * open one of Node's, which keeps the process alive, so that a test run would never end.
 */
const GLOBALS = [
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

/** Takes a jsdom window; defines Node's globals on it. */
export const defineNodeGlobals = (window: object): void => {
  for (const name of GLOBALS) {
    Object.defineProperty(window, name, { value: globalThis[name], writable: true, configurable: true })
  }
}
