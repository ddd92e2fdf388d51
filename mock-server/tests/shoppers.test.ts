import { demoAccount } from '../../src/contract'
import { call, serveEachTest } from './client'

let isOutOfReach = true
jest.mock('../shoppers', () => {
  if (isOutOfReach) throw new Error('Loading chunk accounts failed.')
  return jest.requireActual('../shoppers')
})

const server = serveEachTest()
const logIn = () => call('POST', 'auth/login', { body: demoAccount })

test('what knows shoppers is needed by their calls alone; where it did not come, the next one asks for it again', async () => {
  await expect(server().prepareAccounts()).rejects.toThrow('Loading chunk accounts failed.')
  expect(await call('GET', 'products')).toMatchObject({ status: 200 })
  expect(await logIn()).toMatchObject({
    status: 500,
    body: { error: { message: 'Loading chunk accounts failed.' } },
  })
  isOutOfReach = false
  expect(await logIn()).toMatchObject({ status: 200 })
})
