import { extraFieldLimits, randomId, textLimits } from '@resham/contract'
import { exchange, naming, newAccount, newShopper, send } from './support/api'
import { ASTRAL, tooLong } from './support/tooLong'

const notJson = ['', '{"email":', 'email=a@b&password=c', '[]', 'null', '"email"']

/** Values that are no text, or a blank one. */
const missing = [undefined, null, '', '  ', '\u200b\u3164', 7]

const notEmails = ['asha', 'asha@', '@resham.example', 'as ha@resham.example', 'a@b@c']
const emailOf = (length: number) => `@${randomId()}.Example`.padStart(length, 'a')

/** An email in capitals, between blanks, with invisible characters and in NFD too: forms of the same account. */
const formsOf = (email: string) => [
  email,
  email.toUpperCase(),
  `  ${email} `,
  `\u202a${email.replace('@', '\u200b@')}\u202c`,
  email.normalize('NFD'),
]

describe('a sign-up that is refused', () => {
  let account: ReturnType<typeof newAccount>
  beforeEach(() => {
    account = newAccount()
  })
  // The refused sign-up registered nobody, so the email is still free.
  afterEach(async () => {
    await send('signUp', 201, { body: account })
  })

  test('is not JSON', async () => {
    for (const text of notJson) await send('signUp', 400, { text })
  })

  test.each([
    ['name', [...missing, tooLong('name')]],
    ['email', [...missing, ...notEmails, emailOf(textLimits.email + 1)]],
    ['password', [...missing, tooLong('password')]],
    ['phone', ['9'.repeat(extraFieldLimits.value)]],
  ])('names the %s that is missing, invalid or too long', async (field, values) => {
    for (const value of values)
      expect(await send('signUp', 400, { body: { ...account, [field]: value } })).toMatchObject(naming(field))
  })

  test('lacks several fields, each of which is named', async () => {
    const { email } = account
    expect(await send('signUp', 400, { body: { email } })).toMatchObject(naming('name', 'password'))
  })

  test.each([
    ['__proto__', '"__proto__": {"isAdmin": true}'],
    ['constructor', '"likes": {"constructor": 1}'],
    ['prototype', '"likes": [{"prototype": null}]'],
  ])('has a field that could pollute a prototype: %s', async (name, field) => {
    const text = `{${field},${JSON.stringify(account).slice(1)}`
    expect(await send('signUp', 400, { text })).toEqual({ errors: [`A field must not be called '${name}'.`] })
  })

  test('has too many further fields, or one with a name that is too long', async () => {
    const many = Array.from({ length: extraFieldLimits.count + 1 }, (_, index) => `more${index}`)
    for (const names of [many, ['n'.repeat(extraFieldLimits.name + 1)]]) {
      const further = Object.fromEntries(names.map((name) => [name, '']))
      await send('signUp', 400, { body: { ...account, ...further } })
    }
  })
})

describe('a sign-up', () => {
  test('registers a user with empty lists, an id of the server, and the other fields of the request', async () => {
    const { name, email, password } = newAccount()
    const chosen = { _id: 'chosen by the client', createdAt: 'long ago' }
    const notEmpty = { cart: [{ _id: 'free', price: '0' }], wishlist: [{ _id: 'free' }] }
    const phone = '98220 00000'
    const body = { name, email, password, confirmPassword: 'another', phone, ...chosen, ...notEmpty }
    const { createdUser } = await send('signUp', 201, { body })
    const { _id, createdAt } = createdUser
    expect(createdUser).toMatchObject({ name, email, phone, cart: [], wishlist: [] })
    expect(_id).not.toBe(chosen._id)
    const { foundUser } = await send('logIn', 200, { body: { email, password } })
    expect(foundUser).toMatchObject({ _id, createdAt, name, email, phone, cart: [], wishlist: [] })
  })

  test('takes a name of the greatest length, and gives each user another id', async () => {
    const name = ASTRAL.repeat(textLimits.name)
    const { createdUser } = await send('signUp', 201, { body: { ...newAccount(), name } })
    expect(createdUser.name).toBe(name)
    expect(createdUser._id).not.toBe((await newShopper()).user._id)
  })

  test('takes name and email without outer blanks, and an email of the greatest length', async () => {
    const [name, email] = ['Asha Rao', emailOf(textLimits.email)]
    const body = { ...newAccount(), name: `  ${name} `, email: ` ${email} ` }
    expect((await send('signUp', 201, { body })).createdUser).toMatchObject({ name, email })
  })

  test('refuses a body of more than 100 kB, and takes one of 100 kB', async () => {
    const account = { ...newAccount(), confirmPassword: '' }
    const rest = Buffer.byteLength(JSON.stringify(account))
    const signUpWith = (bytes: number) =>
      exchange('signUp', { body: { ...account, confirmPassword: 'x'.repeat(bytes - rest) } })
    expect(await signUpWith(100_001)).toMatchObject({
      status: 413,
      body: { errors: ['The body is larger than 100 kB.'] },
    })
    expect(await signUpWith(100_000)).toMatchObject({ status: 201 })
  })

  test('refuses a registered email, in whatever form, and leaves its user as it was', async () => {
    const { name, email, password } = await newShopper()
    for (const form of formsOf(email)) {
      const body = { name: 'Somebody else', email: form, password }
      expect(await send('signUp', 422, { body })).toMatchObject({
        errors: ['Unprocessable Entity. Email Already Exists.'],
      })
    }
    const { foundUser } = await send('logIn', 200, { body: { email, password } })
    expect(foundUser).toMatchObject({ name, email })
  })
})

// Only four log-ins fail here, because the reference server responds to too many failures with 429.
describe('a log-in', () => {
  test('is refused when it is not JSON, or lacks a field, which is named', async () => {
    const { email, password } = await newShopper()
    for (const text of notJson) await send('logIn', 400, { text })
    for (const field of ['email', 'password'])
      for (const value of missing) {
        const body = { email, password, [field]: value }
        expect(await send('logIn', 400, { body })).toMatchObject(naming(field))
      }
  })

  test('is refused with an email that is not registered', async () => {
    const { email, password } = newAccount()
    expect(await send('logIn', 404, { body: { email, password } })).toMatchObject({
      errors: ['The email you entered is not Registered. Not Found error'],
    })
  })

  test('is refused with a wrong password', async () => {
    const { email, password } = await newShopper()
    for (const wrong of ['Paithani', password.toUpperCase(), `${password} `])
      expect(await send('logIn', 401, { body: { email, password: wrong } })).toMatchObject({
        errors: ['The credentials you entered are invalid. Unauthorized access error.'],
      })
  })

  test('returns the user who signed up, and a token, for the email in whatever form', async () => {
    const { email, password, user } = await newShopper()
    const { _id, name, createdAt } = user
    for (const form of formsOf(email)) {
      const { foundUser, encodedToken: token } = await send('logIn', 200, { body: { email: form, password } })
      expect(foundUser).toMatchObject({ _id, name, email, createdAt, cart: [], wishlist: [] })
      await send('getCart', 200, { token })
    }
  })

  test.each([
    ['münchen.resham.example', 'xn--mnchen-3ya.resham.example'],
    ['xn--mnchen-3ya.resham.example', 'münchen.resham.example'],
  ])('finds the account at %s with %s too, whose email stays as it was sent', async (domain, other) => {
    const account = newAccount()
    const emailAt = (domain: string) => account.email.replace('resham.example', domain)
    const { password } = account
    await send('signUp', 201, { body: { ...account, email: emailAt(domain) } })
    await send('signUp', 422, { body: { ...account, email: emailAt(other) } })
    const { foundUser, encodedToken: token } = await send('logIn', 200, {
      body: { email: emailAt(other), password },
    })
    expect(foundUser.email).toBe(emailAt(domain))
    await send('getCart', 200, { token })
  })

  test.each(['NFC', 'NFD'])('compares the password of a sign-up in %s in NFC', async (form) => {
    const { name, email, password } = newAccount()
    await send('signUp', 201, { body: { name, email, password: password.normalize(form) } })
    for (const typed of [password.normalize('NFC'), password.normalize('NFD')])
      await send('logIn', 200, { body: { email, password: typed } })
  })
})
