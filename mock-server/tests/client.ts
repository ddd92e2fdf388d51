import { startMockServer } from '..'

type Server = ReturnType<typeof startMockServer>
type Sent = { token?: string; body?: unknown /** A body that need not be JSON. */; text?: string }
type Received<Answer> = { status: number; body: Answer; headers: Headers }

/** What no answer may hold, whatever was asked. */
const SECRETS = /"(password|confirmPassword|salt|hash|iterations|stack)"\s*:/i

/** Starts a fresh server for each test of a file, and stops it afterwards. Returns how to reach it. */
export const serveEachTest = (): (() => Server) => {
  let server: Server
  beforeEach(() => {
    server = startMockServer({ environment: 'test' })
  })
  afterEach(() => server.shutdown())
  return () => server
}

/** Sends a request under /api through fetch; returns the answer, which never holds a secret. */
export const call = async <Answer = unknown>(
  method: string,
  path: string,
  { token, body, text = JSON.stringify(body) }: Sent = {},
): Promise<Received<Answer>> => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: token }
  const response = await fetch(`/api/${path}`, { method, headers, ...(text !== undefined && { body: text }) })
  const received = await response.text()
  expect(received).not.toMatch(SECRETS)
  return { status: response.status, body: JSON.parse(received), headers: response.headers }
}

/** Holds the clock still at a moment until the test ends, or until it is held at another. */
export const holdClockAt = (moment: string | number): void => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(moment).getTime())
}
afterEach(() => {
  jest.restoreAllMocks()
})
