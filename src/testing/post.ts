/** A request on its way. The server has not seen it until `arrive`, the shop has no answer until `deliver`. */
export type Letter = {
  /** Such as 'POST /api/user/cart'. */
  what: string
  body: string
  /** Lets the server deal with it. */
  arrive: () => Promise<void>
  hasArrived: () => boolean
  /** Hands over the server's answer. */
  deliver: () => void
  /** Fails as a broken line does; whether the server has dealt with it by then is for the test to say. */
  lose: () => void
}

/**
 * Puts a test in the place of the network: each request of the shop waits in `letters` for what the
 * test does with it, in whatever order. It wraps the fetch of the mock server, which takes the
 * wrapping away when it stops; `send` is the way past the post.
 */
export const openPost = () => {
  const letters: Letter[] = []
  const send = window.fetch
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init)
    const body = await request.clone().text()
    return new Promise<Response>((resolve, reject) => {
      let answer: Response | undefined
      const leave = () => {
        if (letters.includes(letter)) letters.splice(letters.indexOf(letter), 1)
      }
      const letter: Letter = {
        what: `${request.method} ${new URL(request.url).pathname}`,
        body,
        arrive: async () => {
          answer = await send(input, init)
        },
        hasArrived: () => answer !== undefined,
        deliver: () => {
          leave()
          if (answer) resolve(answer)
        },
        lose: () => {
          leave()
          reject(new TypeError('Failed to fetch'))
        },
      }
      letters.push(letter)
      request.signal.addEventListener('abort', () => {
        leave()
        reject(request.signal.reason)
      })
    })
  }
  return { letters, send }
}
