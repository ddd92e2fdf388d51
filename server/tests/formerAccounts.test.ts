import { hashPassword } from '../auth/password'
import { type Api, apiOf, newEmail } from './support/api'
import { createTestDatabase, runSql, start } from './support/fixtures'

// The embedded database is opened three times.
jest.setTimeout(300_000)

const password = 'Zarí 1'.normalize('NFD')
const decomposed = `José-${newEmail()}`.normalize('NFD')
const other = `zoé-${newEmail()}`
/** One email since, of three accounts. */
const twins = [other.normalize('NFD'), other, other.replace('@', '\u200b@')]

let api: Api
/** The accounts are stored as before the fifth script: emails and passwords as they were typed. */
beforeAll(async () => {
  const database = await createTestDatabase()
  const server = await start(database)
  const former: string[] = []
  for (const [index, email] of [decomposed, ...twins].entries()) {
    const { createdUser } = (await apiOf(server.url).signUp()).body
    const hash = await hashPassword(`${password}${index}`)
    former.push(`('${createdUser._id}', '${email}', '${email.toLowerCase()}', '${hash}')`)
  }
  await server.stop()
  await runSql(
    database,
    `with later as (delete from schema_migrations where version >= 5)
     update shoppers s set email = former.email, email_key = former.key, password_hash = former.hash
     from (values ${former}) as former (id, email, key, hash) where s.id = former.id`,
  )
  api = apiOf((await start(database)).url)
})

test('an account whose email and password were stored as typed keeps its log-in', async () => {
  for (const form of [decomposed, decomposed.normalize('NFC'), `\u202a${decomposed.toUpperCase()}\u202c`]) {
    const { status, body } = await api.logIn(form, `${password}0`)
    expect({ status, email: body.foundUser.email }).toEqual({ status: 200, email: decomposed })
    expect(await api.cart(body.encodedToken)).toMatchObject({ status: 200 })
  }
  expect(await api.logIn(decomposed, password)).toMatchObject({ status: 401 })
  expect(await api.signUp(decomposed.normalize('NFC'))).toMatchObject({ status: 422 })
})

test('accounts whose emails are the same since keep their log-ins, each by the email as it was typed', async () => {
  const product = (await api.productIds())[0] ?? ''
  for (const [index, email] of twins.entries()) {
    const { status, body } = await api.logIn(email, `${password}${index + 1}`)
    expect(status).toBe(200)
    // Each has a cart of its own.
    expect((await api.cart(body.encodedToken)).body.cart).toEqual([])
    await api.add(body.encodedToken, product)
  }
})
