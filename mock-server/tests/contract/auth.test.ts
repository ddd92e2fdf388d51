import { demoAccount, errorTexts } from '../../../src/contract'
import { aStranger, aTimestamp, call, logIn, refusal, signUp } from './client'

describe('POST auth/signup', () => {
  test('answers 201 with the new user, who has nothing yet, and a token for them', async () => {
    const stranger = aStranger()
    const { status, body } = await signUp(stranger)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      createdUser: {
        _id: expect.stringMatching(/\S/),
        name: stranger.name,
        email: stranger.email,
        createdAt: aTimestamp,
        updatedAt: aTimestamp,
        cart: [],
        wishlist: [],
      },
      encodedToken: expect.stringMatching(/\S/),
    })
    expect(await call('GET', 'user/cart', { token: body.encodedToken })).toMatchObject({ status: 200 })
  })

  test('keeps extra fields, but not what the server decides itself', async () => {
    const stranger = aStranger()
    const { body } = await signUp({
      ...stranger,
      confirmPassword: stranger.password,
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

  test('gives every user an id of their own', async () => {
    const [one, other] = await Promise.all([signUp(aStranger()), signUp(aStranger())])
    expect(one.body.createdUser._id).not.toBe(other.body.createdUser._id)
  })

  test.each([
    ['the same', (email: string) => email],
    ['capitals', (email: string) => email.toUpperCase()],
    ['outer blanks', (email: string) => `  ${email} `],
  ])('refuses a registered email with 422: %s', async (_how, written) => {
    const stranger = aStranger()
    await signUp(stranger)
    const again = await signUp({ ...stranger, name: 'Somebody else', email: written(stranger.email) })
    expect(again).toMatchObject(refusal(422, errorTexts.emailExists))
    const { body } = await logIn(stranger.email, stranger.password)
    expect(body.foundUser.name).toBe(stranger.name)
  })

  test.each(['name', 'email', 'password'])(
    'refuses a body without %s with 400 that names it, and registers nobody',
    async (field) => {
      const stranger = aStranger()
      for (const value of [undefined, '', '  '])
        expect(await signUp({ ...stranger, [field]: value })).toMatchObject(refusal(400, field))
      expect(await logIn(stranger.email, stranger.password)).toMatchObject(
        refusal(404, errorTexts.notRegistered),
      )
    },
  )
})

describe('POST auth/login', () => {
  test('answers 200 with the user and a token for them', async () => {
    const { email, password, name } = aStranger()
    const { body: signedUp } = await signUp({ name, email, password })
    const { status, body } = await logIn(email, password)
    expect(status).toBe(200)
    expect(body.foundUser).toEqual(signedUp.createdUser)
    expect(await call('GET', 'user/cart', { token: body.encodedToken })).toMatchObject({ status: 200 })
  })

  test("lets the demo account in, which 'Login as guest' fills in", async () => {
    expect(await logIn(demoAccount.email, demoAccount.password)).toMatchObject({
      status: 200,
      body: { foundUser: { email: demoAccount.email } },
    })
  })

  test('compares emails without regard to case and outer blanks', async () => {
    const { email, password, name } = aStranger()
    await signUp({ name, email, password })
    expect(await logIn(` ${email.toUpperCase()} `, password)).toMatchObject({ status: 200 })
  })

  test('refuses an unknown email with 404', async () => {
    const { email, password } = aStranger()
    expect(await logIn(email, password)).toMatchObject(refusal(404, errorTexts.notRegistered))
  })

  test('refuses a wrong password with 401', async () => {
    const { email, password, name } = aStranger()
    await signUp({ name, email, password })
    for (const wrong of [aStranger().password, password.toUpperCase(), `${password} `])
      expect(await logIn(email, wrong)).toMatchObject(refusal(401, errorTexts.wrongCredentials))
  })

  test.each(['email', 'password'])('refuses a body without %s with 400 that names it', async (field) => {
    const body = { ...demoAccount, [field]: ' ' }
    expect(await call('POST', 'auth/login', { body })).toMatchObject(refusal(400, field))
  })
})

test.each(['auth/signup', 'auth/login'])('POST %s refuses a body that is not JSON with 400', async (path) => {
  for (const text of ['', '{"email":', 'email=a@b&password=c'])
    expect(await call('POST', path, { text })).toMatchObject(refusal(400))
})
