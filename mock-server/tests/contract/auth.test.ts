import { demoAccount, errorTexts } from '../../../src/contract'
import { callOf, titleOf } from '../../../src/contract/calls'
import { aTimestamp, errorResponse, logIn, newUserData, sendRequest, signUp } from './client'

describe(titleOf('signUp'), () => {
  test('responds with 201, the new user with empty lists, and their token', async () => {
    const newUser = newUserData()
    const { status, body } = await signUp(newUser)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      createdUser: {
        _id: expect.stringMatching(/\S/),
        name: newUser.name,
        email: newUser.email,
        createdAt: aTimestamp,
        updatedAt: aTimestamp,
        cart: [],
        wishlist: [],
      },
      encodedToken: expect.stringMatching(/\S/),
    })
    expect(await sendRequest('GET', 'user/cart', { token: body.encodedToken })).toMatchObject({ status: 200 })
  })

  test('stores extra fields, except those that the server sets', async () => {
    const newUser = newUserData()
    const { body } = await signUp({
      ...newUser,
      confirmPassword: newUser.password,
      phone: '98220 00000',
      _id: 'mine',
      cart: [{ _id: 'free', price: '0' }],
      wishlist: [{ _id: 'free' }],
      createdAt: 'long ago',
    })
    const { createdUser } = body
    expect(createdUser).toMatchObject({ phone: '98220 00000', cart: [], wishlist: [], createdAt: aTimestamp })
    expect(createdUser._id).not.toBe('mine')
  })

  test('gives each user a unique id', async () => {
    const [one, other] = await Promise.all([signUp(newUserData()), signUp(newUserData())])
    expect(one.body.createdUser._id).not.toBe(other.body.createdUser._id)
  })

  test.each([
    ['the same', (email: string) => email],
    ['capitals', (email: string) => email.toUpperCase()],
    ['outer blanks', (email: string) => `  ${email} `],
  ])('rejects a registered email with 422: %s', async (_how, variant) => {
    const newUser = newUserData()
    await signUp(newUser)
    const again = await signUp({ ...newUser, name: 'Somebody else', email: variant(newUser.email) })
    expect(again).toMatchObject(errorResponse(422, errorTexts.emailExists))
    const { body } = await logIn(newUser.email, newUser.password)
    expect(body.foundUser.name).toBe(newUser.name)
  })

  test.each(['name', 'email', 'password'])(
    'rejects a body without %s with 400 and the name of the field, and registers nobody',
    async (field) => {
      const newUser = newUserData()
      for (const value of [undefined, '', '  '])
        expect(await signUp({ ...newUser, [field]: value })).toMatchObject(errorResponse(400, field))
      expect(await logIn(newUser.email, newUser.password)).toMatchObject(
        errorResponse(404, errorTexts.notRegistered),
      )
    },
  )
})

describe(titleOf('logIn'), () => {
  test('responds with 200, the user and their token', async () => {
    const { email, password, name } = newUserData()
    const { body: signedUp } = await signUp({ name, email, password })
    const { status, body } = await logIn(email, password)
    expect(status).toBe(200)
    expect(body.foundUser).toEqual(signedUp.createdUser)
    expect(await sendRequest('GET', 'user/cart', { token: body.encodedToken })).toMatchObject({ status: 200 })
  })

  test("accepts the demo account, which 'Login as guest' fills in", async () => {
    expect(await logIn(demoAccount.email, demoAccount.password)).toMatchObject({
      status: 200,
      body: { foundUser: { email: demoAccount.email } },
    })
  })

  test('ignores case and outer blanks of the email', async () => {
    const { email, password, name } = newUserData()
    await signUp({ name, email, password })
    expect(await logIn(` ${email.toUpperCase()} `, password)).toMatchObject({ status: 200 })
  })

  test('rejects an unknown email with 404', async () => {
    const { email, password } = newUserData()
    expect(await logIn(email, password)).toMatchObject(errorResponse(404, errorTexts.notRegistered))
  })

  test('rejects a wrong password with 401', async () => {
    const { email, password, name } = newUserData()
    await signUp({ name, email, password })
    for (const wrong of [newUserData().password, password.toUpperCase(), `${password} `])
      expect(await logIn(email, wrong)).toMatchObject(errorResponse(401, errorTexts.wrongCredentials))
  })

  test.each(['email', 'password'])('rejects a body without %s with 400 and its name', async (field) => {
    const body = { ...demoAccount, [field]: ' ' }
    expect(await sendRequest('POST', 'auth/login', { body })).toMatchObject(errorResponse(400, field))
  })
})

const withBody = (['signUp', 'logIn'] as const).map((name) => [titleOf(name), callOf(name).path.slice(1)])
test.each(withBody)('%s rejects a body that is not JSON with 400', async (_title, path = '') => {
  for (const text of ['', '{"email":', 'email=a@b&password=c'])
    expect(await sendRequest('POST', path, { text })).toMatchObject(errorResponse(400))
})
