import { callNames, callPaths, textLimits, USER_PATH } from '@resham/contract'
import { exchange, naming, newShopper, type Shopper, send } from './support/api'
import { delivery, fillCart, linesOf, orderOf } from './support/orders'
import { addition, firstProducts, type Products } from './support/products'
import { tooLong } from './support/tooLong'

const NEW = 'Kanjivaram-of-my-own-é'

let shopper: Shopper
beforeEach(async () => {
  shopper = await newShopper()
})

const logIn = ({ email, password }: Shopper) => send('logIn', 200, { body: { email, password } })
const isRefused = async (token: string) =>
  expect(await exchange('getUserData', { token })).toMatchObject({
    status: 401,
    body: { errors: ['The token is invalid. Unauthorized access error.'] },
  })
/** The calls that read all that an account has of a resource. */
const reads = callNames.filter((name) => {
  const { method, path } = callPaths[name]
  return method === 'GET' && path.startsWith(`${USER_PATH}/`) && !path.includes('{') && name !== 'getUserData'
})
const isAccepted = (token: string) => send('getCart', 200, { token })

describe('a change of the password', () => {
  test('ends every other session, and the old password', async () => {
    const { encodedToken: other } = await logIn(shopper)
    const { email, password, token } = shopper
    const body = { current: password, password: NEW.normalize('NFD') }
    const { encodedToken } = await shopper.send('changePassword', 200, { body })
    await isAccepted(encodedToken)
    await isRefused(token)
    await isRefused(other)
    await send('logIn', 401, { body: { email, password } })
    await logIn({ ...shopper, password: NEW.normalize('NFC') })
  })

  test('is refused with a wrong current password, which changes nothing', async () => {
    for (const current of ['Paithani', `${shopper.password} `])
      expect(await shopper.send('changePassword', 403, { body: { current, password: NEW } })).toEqual({
        errors: ['The password is wrong.'],
      })
    await isAccepted(shopper.token)
    await logIn(shopper)
  })

  test.each([
    ['current', ['', ' ', null, 7, undefined]],
    ['password', ['', ' ', null, 7, undefined, tooLong('password')]],
  ])('names the %s that is missing, blank or too long', async (field, values) => {
    for (const value of values) {
      const body = { current: shopper.password, password: NEW, [field]: value }
      expect(await shopper.send('changePassword', 400, { body })).toMatchObject(naming(field))
    }
  })

  test('refuses the same password in whatever form, and takes one of the greatest length', async () => {
    const { password: current } = shopper
    for (const form of ['NFC', 'NFD'])
      expect(
        await shopper.send('changePassword', 400, { body: { current, password: current.normalize(form) } }),
      ).toMatchObject(naming('password'))
    const password = '-of-my-own-'.padEnd(textLimits.password, 'x')
    await shopper.send('changePassword', 200, { body: { current, password } })
    await logIn({ ...shopper, password })
  })

  test('happens once, of two at the same time', async () => {
    const body = { current: shopper.password, password: NEW }
    const sent = await Promise.allSettled(
      [1, 2].map(() => shopper.send('changePassword', 200, { body: { ...body } })),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('the end of the other sessions leaves one token, and account and cart as they were', async () => {
  const { first } = await firstProducts()
  await shopper.send('addToCart', 201, addition(first))
  const { encodedToken: other } = await logIn(shopper)
  const { encodedToken } = await shopper.send('endOtherSessions', 200)
  await isRefused(shopper.token)
  await isRefused(other)
  expect((await isAccepted(encodedToken)).cart).toHaveLength(1)
  await logIn(shopper)
})

describe('with an order', () => {
  let products: Products
  beforeEach(async () => {
    products = await firstProducts()
    await fillCart(shopper, products)
    await shopper.send('placeOrder', 201, orderOf({ lines: linesOf(products) }))
  })

  test('the data of an account are its user, and what each call responds with that reads something of it', async () => {
    await shopper.send('addToCart', 201, addition(products.third))
    await shopper.send('addToWishlist', 201, addition(products.soldOut))
    const { user, ...data } = await shopper.send('getUserData', 200)
    const { name, email } = shopper
    expect(user).toMatchObject({ _id: shopper.user._id, name, email })
    expect(user.cart.map(({ _id }) => _id)).toEqual([products.third._id])
    expect(user.wishlist.map(({ _id }) => _id)).toEqual([products.soldOut._id])
    expect(data.orders).toMatchObject([{ delivery, lines: linesOf(products) }])
    const all = { ...user, ...data }
    for (const read of reads) expect(all).toMatchObject(await shopper.send(read, 200))
  })

  test('a deleted account is gone, and a new one with its email has nothing of it', async () => {
    const { name, email, password, token } = shopper
    await shopper.send('deleteAccount', 200, { body: { password } })
    await send('logIn', 404, { body: { email, password } })
    await isRefused(token)
    const { encodedToken } = await send('signUp', 201, { body: { name, email, password } })
    await isRefused(token)
    const other = await newShopper()
    for (const read of reads)
      expect(await send(read, 200, { token: encodedToken })).toEqual(await other.send(read, 200))
    expect(await send('getUserData', 200, { token: encodedToken })).toMatchObject({
      user: { cart: [], wishlist: [] },
      orders: [],
    })
    const { user } = await send('getUserData', 200, { token: encodedToken })
    expect(user._id).not.toBe(shopper.user._id)
  })
})

test('a deletion is refused with a wrong password, or none, and changes nothing', async () => {
  expect(await shopper.send('deleteAccount', 403, { body: { password: 'Paithani' } })).toEqual({
    errors: ['The password is wrong.'],
  })
  for (const password of ['', null, undefined])
    expect(await shopper.send('deleteAccount', 400, { body: { password } })).toMatchObject(naming('password'))
  await isAccepted(shopper.token)
})

// The specification has a 404 for cart and wishlist (section 8).
test.each(['getCart', 'getWishlist'] as const)(
  '%s says that a deleted account does not exist',
  async (name) => {
    await shopper.send('deleteAccount', 200, { body: { password: shopper.password } })
    expect(await shopper.send(name, 404)).toEqual({
      errors: ['The email you entered is not Registered. Not Found error'],
    })
  },
)
