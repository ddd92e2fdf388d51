import { startMockServer } from '..'
import { callAt } from './callAt'

type Server = ReturnType<typeof startMockServer>

/** Starts a fresh server for each test of a file, and stops it afterwards. Returns how to reach it. */
export const serveEachTest = (): (() => Server) => {
  let server: Server
  beforeEach(() => {
    server = startMockServer({ environment: 'test' })
  })
  afterEach(() => server.shutdown())
  return () => server
}

/** Sends a request to the mock server. */
export const call = callAt('/api')

/** Holds the clock still at a moment until the test ends, or until it is held at another. */
export const holdClockAt = (moment: string | number): void => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(moment).getTime())
}
afterEach(() => {
  jest.restoreAllMocks()
})
