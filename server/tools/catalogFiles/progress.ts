/**
 * Takes what happens to the products, such as 'stored', how many of them are done, and which share of all,
 * from 0 to 1.
 */
export type OnProgress = (what: string, products: number, share: number) => void

/** How long a line is shown at least, in ms. */
const INTERVAL = 200

/** Takes a stream; returns a function that shows progress, rate and time left on it if it is a terminal. */
export const showProgress = (stream: { isTTY?: boolean; write: (text: string) => unknown }): OnProgress => {
  if (!stream.isTTY) return () => {}
  let current = ''
  let start = 0
  let shown = 0
  return (what, products, share) => {
    const now = performance.now()
    if (what !== current) {
      start = now
      current = what
    }
    const isDone = share >= 1
    if (now - shown < INTERVAL && !isDone) return
    shown = now
    const seconds = (now - start) / 1_000
    const rate = seconds > 0 ? Math.round(products / seconds) : 0
    const left = share > 0 ? Math.ceil((seconds / share) * (1 - share)) : 0
    const number = new Intl.NumberFormat('en')
    stream.write(
      `\r\x1b[K${number.format(products)} products ${what}, ${number.format(rate)} a second, ${left} s left${isDone ? '\n' : ''}`,
    )
  }
}
