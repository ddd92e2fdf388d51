import { errorTexts } from '../../../src/contract'
import { errorResponse, sendRequest, signUpUser } from './client'
import { protectedRoutes } from './protectedRoutes'

const invalid = errorResponse(401, errorTexts.invalidToken)

describe('access to the API', () => {
  test.each(protectedRoutes)('%s responds with 401 without a valid token', async (_title, method, path) => {
    const { token } = await signUpUser()
    const forged = `${token.slice(0, -8)}${token.slice(-8) === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA'}`
    const sent = { ...(method === 'POST' && { body: {} }) }
    expect(await sendRequest(method, path, sent)).toMatchObject(invalid)
    for (const invalidToken of ['', 'Bearer', 'Bearer of good news', token.slice(0, -8), forged])
      expect(await sendRequest(method, path, { ...sent, token: invalidToken })).toMatchObject(invalid)
  })

  test('a token is accepted with and without Bearer', async () => {
    const { token } = await signUpUser()
    for (const authorization of [token, `Bearer ${token}`])
      expect(await sendRequest('GET', 'user/cart', { token: authorization })).toMatchObject({ status: 200 })
  })

  test('the payload is signed, so that a token cannot be changed to another email', async () => {
    const [mine, yours] = [await signUpUser(), await signUpUser()]
    const [head, , signature] = mine.token.split('.')
    const [, payload] = yours.token.split('.')
    const mixed = `${head}.${payload}.${signature}`
    expect(await sendRequest('GET', 'user/cart', { token: mixed })).toMatchObject(invalid)
  })

  test('the catalogue needs no token', async () => {
    for (const path of ['products', 'categories'])
      expect(await sendRequest('GET', path)).toMatchObject({ status: 200 })
  })

  test('the calls that need a token are those of the cart, the orders and the wishlist', () => {
    const lists = protectedRoutes.map(
      ([, method, path]) => `${method} ${path.split('/').slice(0, 2).join('/')}`,
    )
    expect(new Set(lists)).toEqual(
      new Set([
        'GET user/cart',
        'POST user/cart',
        'DELETE user/cart',
        'GET user/orders',
        'POST user/orders',
        'GET user/wishlist',
        'POST user/wishlist',
        'DELETE user/wishlist',
      ]),
    )
  })
})
