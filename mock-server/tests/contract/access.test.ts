import { errorTexts } from '../../../src/contract'
import { aShopper, call, refusal } from './client'
import { protectedCalls } from './protectedCalls'

const invalid = refusal(401, errorTexts.invalidToken)

test.each(protectedCalls)('%s %s is refused with 401 without a good token', async (method, path) => {
  const { token } = await aShopper()
  const forged = `${token.slice(0, -8)}${token.slice(-8) === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA'}`
  const sent = { ...(method === 'POST' && { body: {} }) }
  expect(await call(method, path, sent)).toMatchObject(invalid)
  for (const bad of ['', 'Bearer', 'Bearer of good news', token.slice(0, -8), forged])
    expect(await call(method, path, { ...sent, token: bad })).toMatchObject(invalid)
})

test('a token is taken with and without Bearer before it', async () => {
  const { token } = await aShopper()
  for (const written of [token, `Bearer ${token}`])
    expect(await call('GET', 'user/cart', { token: written })).toMatchObject({ status: 200 })
})

test('what a token is for is signed: nobody can write another email into one', async () => {
  const [mine, yours] = [await aShopper(), await aShopper()]
  const [head, , signature] = mine.token.split('.')
  const [, payload] = yours.token.split('.')
  const mixed = `${head}.${payload}.${signature}`
  expect(await call('GET', 'user/cart', { token: mixed })).toMatchObject(invalid)
})

test('the catalogue is open to everybody', async () => {
  for (const path of ['products', 'categories'])
    expect(await call('GET', path)).toMatchObject({ status: 200 })
})
