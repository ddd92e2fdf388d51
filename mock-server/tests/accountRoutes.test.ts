import { demoAccount } from '@resham/contract'
import { sendRequest, startServerForEachTest } from './serverForEachTest'

let isOffline = true
jest.mock('../routes/accountRoutes', () => {
  if (isOffline) throw new Error('Loading chunk accounts failed.')
  return jest.requireActual('../routes/accountRoutes')
})

const server = startServerForEachTest()
const logIn = () => sendRequest('POST', 'auth/login', { body: demoAccount })

describe('accountRoutes', () => {
  test('only requests that need accounts load their chunk, and the next one retries after a failure', async () => {
    await expect(server().prepareAccounts()).rejects.toThrow('Loading chunk accounts failed.')
    expect(await sendRequest('GET', 'products')).toMatchObject({ status: 200 })
    expect(await logIn()).toMatchObject({
      status: 500,
      body: { error: { message: 'Loading chunk accounts failed.' } },
    })
    isOffline = false
    expect(await logIn()).toMatchObject({ status: 200 })
  })
})
