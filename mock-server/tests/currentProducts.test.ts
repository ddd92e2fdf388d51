import type { CartResponse, LoginResponse, WishlistResponse } from '@resham/contract'
import { newAccount } from '../accounts/account'
import { hashPassword } from '../auth/password'
import { issueToken } from '../auth/token'
import { products } from '../seeds/products'
import { sendRequest, startServerForEachTest } from './serverForEachTest'

const server = startServerForEachTest()

const at = '2031-05-04T09:00:00Z'

/** A user whose lists were stored when the first product was cheaper, and another one was still sold. */
const shopperOfLastYear = async () => {
  const [saree] = products
  if (!saree) throw new Error('There are no products.')
  const cheap = {
    ...saree,
    price: '1',
    discountedPrice: '1',
    title: 'Old title',
    createdAt: at,
    updatedAt: at,
  }
  const items = [cheap, { ...cheap, _id: 'no-longer-sold' }]
  const cart = items.map((item) => ({ ...item, qty: 2 }))
  const known = { name: 'Asha Rao', email: 'asha.rao@resham.example', cart, wishlist: items }
  const account = newAccount(known, await hashPassword('silk', 1))
  const accounts = await server().accounts()
  await accounts.add(account)
  return { saree, email: known.email, token: issueToken(account.user) }
}

describe('stored carts and wishlists', () => {
  test('respond with the products of the catalogue as they are now', async () => {
    const { saree, email, token } = await shopperOfLastYear()
    const cart = [{ ...saree, qty: 2, createdAt: at, updatedAt: at }]
    const wishlist = [{ ...saree, createdAt: at, updatedAt: at }]
    const get = <Body>(path: string) => sendRequest<Body>('GET', path, { token })
    expect((await get<CartResponse>('user/cart')).body).toEqual({ cart })
    expect((await get<WishlistResponse>('user/wishlist')).body).toEqual({ wishlist })
    const login = await sendRequest<LoginResponse>('POST', 'auth/login', {
      body: { email, password: 'silk' },
    })
    expect(login.body.foundUser).toMatchObject({ cart, wishlist })
    const removed = await sendRequest('DELETE', 'user/cart/other', { token })
    expect(removed.body).toEqual({ cart })
  })
})
