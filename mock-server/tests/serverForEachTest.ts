import { startMockServer } from '..'
import { createClient } from './createClient'

type Server = ReturnType<typeof startMockServer>

/** Starts a server before each test of a file, and stops it afterwards. Returns a getter of the current one. */
export const startServerForEachTest = (): (() => Server) => {
  let server: Server
  beforeEach(() => {
    server = startMockServer({ environment: 'test' })
  })
  afterEach(() => server.shutdown())
  return () => server
}

/** Sends a request to the mock server. */
export const sendRequest = createClient('/api')

/** Stops the clock at this time until the test ends. */
export const mockTime = (moment: string | number): void => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(moment).getTime())
}
afterEach(() => {
  jest.restoreAllMocks()
})
