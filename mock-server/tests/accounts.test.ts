import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { demoAccount, type UserDto } from '../../src/contract'
import { type Account, openAccounts } from '../accounts'
import { hashPassword, isPassword } from '../password'
import { seedAccounts } from '../seeds/users'

jest.mock('@noble/hashes/pbkdf2.js', () => {
  const actual = jest.requireActual('@noble/hashes/pbkdf2.js')
  return { ...actual, pbkdf2Async: jest.fn(actual.pbkdf2Async) }
})

const hashing = jest.mocked(pbkdf2Async)
beforeEach(() => {
  hashing.mockClear()
})

const at = '2031-05-04T09:00:00Z'
const user: UserDto = {
  _id: 'a',
  name: 'Asha',
  email: 'asha@resham.example',
  createdAt: at,
  updatedAt: at,
  cart: [],
  wishlist: [],
}
const asha: Account = { user, password: { salt: '00', hash: '00', iterations: 1 } }
const renamed = (name: string) => (account: Account) => ({ ...account, user: { ...account.user, name } })

describe('the accounts store', () => {
  test('hashes nothing before it is used, and its seeds only once', async () => {
    const seed = jest.fn(seedAccounts)
    const accounts = openAccounts(seed)
    expect(seed).not.toHaveBeenCalled()
    await Promise.all([accounts.find('a'), accounts.add(asha), accounts.change('b', (account) => account)])
    expect(seed).toHaveBeenCalledTimes(1)
  })

  test('tries again when the seeds could not be had', async () => {
    const seed = jest.fn(async () => [asha]).mockRejectedValueOnce(new Error('not now'))
    const accounts = openAccounts(seed)
    await expect(accounts.find(user.email)).rejects.toThrow('not now')
    expect(await accounts.find(user.email)).toEqual(asha)
  })

  test('adds an email once, whatever its case and outer blanks', async () => {
    const accounts = openAccounts(async () => [asha])
    const twin: Account = { ...asha, user: { ...user, name: 'Twin', email: ' ASHA@resham.example ' } }
    expect(await accounts.add(twin)).toBe(false)
    expect((await accounts.find('Asha@Resham.Example '))?.user.name).toBe('Asha')

    const ravi: Account = { ...asha, user: { ...user, email: 'ravi@resham.example' } }
    const both = await Promise.all([accounts.add(ravi), accounts.add(ravi)])
    expect(both.sort()).toEqual([false, true])
  })

  test('lets no live object out or in', async () => {
    const given = structuredClone(asha)
    const accounts = openAccounts(async () => [given])
    const found = await accounts.find(user.email)
    const changed = await accounts.change(user.email, (account) => account)
    for (const account of [given, found, changed]) account?.user.cart.push({} as never)
    expect(await accounts.find(user.email)).toEqual(asha)
  })

  test('reads, changes and writes with nobody in between', async () => {
    const accounts = openAccounts(async () => [asha])
    await Promise.all(
      Array.from('abcde', (letter) =>
        accounts.change(user.email, (account) => renamed(account.user.name + letter)(account)),
      ),
    )
    expect((await accounts.find(user.email))?.user.name).toBe('Ashaabcde')
  })

  test('writes nothing when a change throws, and has nothing to change where there is no account', async () => {
    const accounts = openAccounts(async () => [asha])
    const refuse = () => {
      throw new Error('no')
    }
    await expect(accounts.change(user.email, refuse)).rejects.toThrow('no')
    expect(await accounts.find(user.email)).toEqual(asha)
    expect(await accounts.change('nobody@resham.example', renamed('x'))).toBeUndefined()
  })
})

describe('the seeded accounts', () => {
  test('are two, with fixed ids, and one password that is known', async () => {
    const [guest, regular, ...others] = await seedAccounts()
    expect(others).toEqual([])
    expect(guest?.user).toMatchObject({ _id: 'user-guest', name: demoAccount.name, email: demoAccount.email })
    expect(regular?.user).toMatchObject({
      _id: 'user-regular',
      name: 'Kavya Ranganathan',
      email: 'kavya@resham.example',
    })
    for (const account of [guest, regular]) {
      expect(account?.user.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(account?.user.updatedAt).toBe(account?.user.createdAt)
    }
    expect(await isPassword(demoAccount.password, guest?.password)).toBe(true)
    expect(await isPassword(demoAccount.password, regular?.password)).toBe(false)
    expect(JSON.stringify([guest, regular])).not.toContain(demoAccount.password)
  })
})

describe('a password', () => {
  test('is kept as a salted hash, never the same twice', async () => {
    const [first, second] = await Promise.all([hashPassword('silk'), hashPassword('silk')])
    expect(first).toEqual({
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      iterations: expect.any(Number),
    })
    expect(first.salt).not.toBe(second.salt)
    expect(first.hash).not.toBe(second.hash)
    expect(await isPassword('silk', first)).toBe(true)
    expect(await isPassword('Silk', first)).toBe(false)
  })

  test('costs a stranger the same work as a shopper who mistypes', async () => {
    const kept = await hashPassword('silk')
    hashing.mockClear()
    expect(await isPassword('wrong', kept)).toBe(false)
    expect(await isPassword('wrong', undefined)).toBe(false)
    const [mistyped, stranger] = hashing.mock.calls
    expect(stranger?.[3]).toEqual(mistyped?.[3])
    expect(stranger?.[2]).toHaveLength(Object(mistyped?.[2]).length)
  })
})
