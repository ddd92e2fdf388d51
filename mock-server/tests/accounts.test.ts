import { onNewerData } from '@resham/browser'
import { demoAccount, type UserDto } from '@resham/contract'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { type Account, memoryAccounts, openAccounts } from '../accounts'
import { newAccount } from '../accounts/account'
import { SCHEMA_VERSION } from '../accounts/database'
import { hashPassword, isPassword } from '../auth/password'
import { products } from '../seeds/products'
import { seedAccounts } from '../seeds/users'

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
const password = { salt: '00', hash: '00', iterations: 1 }
const asha = newAccount(user, password)
const renamed = (name: string) => (account: Account) => ({ ...account, user: { ...account.user, name } })
const zoya = renamed('Zoya')(asha)
const withEmail = (email: string): Account => ({ ...asha, user: { ...user, email } })
const ravi = withEmail('ravi@resham.example')
const { cart: _cart, wishlist: _wishlist, ...userWithoutLists } = zoya.user
const { orders: _orders, ...withoutLists } = { ...zoya, user: userWithoutLists }
const [saree] = products
/** A row with lists, and with fields that only a newer release knows. */
const shopper = {
  ...zoya,
  user: { ...zoya.user, cart: [{ ...saree, qty: 2 }], wishlist: [saree], points: 7 },
  orders: [{ key: 'b7c1', order: { _id: 'o1' } }],
  unknownToThisRelease: [{ stars: 5 }],
} as unknown as Account

// Each test starts without a database.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

type Stores = Record<string, [key: string, value: unknown][]>

/** Creates or upgrades the database, with rows such as another release may have stored. */
const storeDatabase = async (version: number, stores: Stores) => {
  const database = await openDB('resham', version, {
    upgrade: (upgraded) => {
      for (const store of Object.keys(stores))
        if (!upgraded.objectStoreNames.contains(store)) upgraded.createObjectStore(store)
    },
  })
  for (const [store, rows] of Object.entries(stores))
    for (const [key, value] of rows) await database.put(store, value, key)
  database.close()
}

const throwing = (name: string) => () => {
  throw new DOMException('No.', name)
}

const failOpening = () => jest.spyOn(indexedDB, 'open').mockImplementationOnce(throwing('UnknownError'))

describe.each([
  ['in memory', memoryAccounts],
  ["in the browser's database", openAccounts],
])('the accounts store %s', (_where, openStore) => {
  test('loads its seeds on first use, and once', async () => {
    const seed = jest.fn(seedAccounts)
    const accounts = openStore(seed)
    expect(seed).not.toHaveBeenCalled()
    await Promise.all([accounts.find('a'), accounts.add(asha), accounts.change('b', (account) => account)])
    expect(seed).toHaveBeenCalledTimes(1)
  })

  test('adds an email only once, ignoring case and outer blanks', async () => {
    const accounts = openStore(async () => [asha])
    const twin: Account = { ...asha, user: { ...user, name: 'Twin', email: ' ASHA@resham.example ' } }
    expect(await accounts.add(twin)).toBe(false)
    expect((await accounts.find('Asha@Resham.Example '))?.user.name).toBe('Asha')

    const both = await Promise.all([accounts.add(ravi), accounts.add(ravi)])
    expect(both.sort()).toEqual([false, true])
  })

  test('takes and returns copies', async () => {
    const given = structuredClone(asha)
    const accounts = openStore(async () => [given])
    const changed = await accounts.change(user.email, (account) => account)
    const found = await accounts.find(user.email)
    for (const account of [given, found, changed]) account?.user.cart.push({} as never)
    expect(await accounts.find(user.email)).toEqual(asha)
  })

  test('applies concurrent changes one after another', async () => {
    const accounts = openStore(async () => [asha])
    await Promise.all(
      Array.from('abcde', (letter) =>
        accounts.change(user.email, (account) => renamed(account.user.name + letter)(account)),
      ),
    )
    expect((await accounts.find(user.email))?.user.name).toBe('Ashaabcde')
  })

  test('lets one of two accounts have what both claim at the same time', async () => {
    const accounts = openStore(async () => [asha, ravi])
    const claim = (email: string) =>
      accounts.change(email, (account, others) =>
        others.some(({ user }) => user.name === 'Zoya') ? account : renamed('Zoya')(account),
      )
    const claims = await Promise.all([user.email, ravi.user.email].map(claim))
    const stored = await Promise.all([user.email, ravi.user.email].map(accounts.find))
    expect(stored).toEqual(claims)
    expect(stored.map((account) => account?.user.name).sort()).toEqual(['Asha', 'Zoya'])
  })

  test('writes nothing when a change throws, or when there is no account', async () => {
    const accounts = openStore(async () => [asha])
    const fail = () => {
      throw new Error('no')
    }
    await expect(accounts.change(user.email, fail)).rejects.toThrow('no')
    expect(await accounts.find(user.email)).toEqual(asha)
    expect(await accounts.change('nobody@resham.example', renamed('x'))).toBeUndefined()
  })

  test('holds only the seeds after a reset', async () => {
    const accounts = openStore(async () => [asha])
    await accounts.change(user.email, renamed('Zoya'))
    await accounts.add(ravi)
    await accounts.reset()
    expect(await accounts.find(user.email)).toEqual(asha)
    expect(await accounts.find('ravi@resham.example')).toBeUndefined()
  })
})

describe("the accounts store in the browser's database", () => {
  test('survives a reload, and does not overwrite accounts with seeds', async () => {
    await openAccounts(async () => [asha]).change(user.email, renamed('Zoya'))
    const later = jest.fn(async () => [{ ...asha, password: { ...asha.password, salt: 'changed' } }])
    const accounts = openAccounts(later)
    expect(await accounts.find(user.email)).toEqual(renamed('Zoya')(asha))
    expect(later).not.toHaveBeenCalled()
  })

  test.each<[what: string, row: object, expected: Account]>([
    ['lacks lists', withoutLists, zoya],
    ['has fields that this release does not know', shopper, shopper],
  ])('reads and changes a row that %s', async (_what, row, expected) => {
    await storeDatabase(SCHEMA_VERSION, { accounts: [[user.email, row]], about: [['seeded', true]] })
    const accounts = openAccounts(async () => [asha])
    expect(await accounts.find(user.email)).toEqual(expected)
    await accounts.change(user.email, renamed('Zoya Khan'))
    expect(await openAccounts(async () => [asha]).find(user.email)).toEqual(renamed('Zoya Khan')(expected))
  })

  test('has the seeds again when another tab has reset it', async () => {
    const [here, there] = [openAccounts(async () => [asha]), openAccounts(async () => [asha])]
    await there.change(user.email, renamed('Zoya'))
    await here.reset()
    expect(await there.find(user.email)).toEqual(asha)
  })

  test('has the seeds again when the browser has deleted it', async () => {
    const accounts = openAccounts(async () => [asha])
    await accounts.change(user.email, renamed('Zoya'))
    await deleteDB('resham')
    expect(await accounts.find(user.email)).toEqual(asha)
    await deleteDB('resham')
    expect(await accounts.change(user.email, renamed('Zoya'))).toEqual(zoya)
  })

  test.each([0, 1])('gives a silent opening up after 5 s, and tries it anew: request %i', async (before) => {
    jest.useFakeTimers()
    const accounts = openAccounts(async () => [asha])
    for (let request = 0; request < before; request++) await accounts.find(user.email)
    const { open } = indexedDB
    const close = jest.spyOn(IDBDatabase.prototype, 'close')
    const opened = jest.spyOn(indexedDB, 'open').mockImplementationOnce((...database) => {
      const request = open.apply(indexedDB, database)
      const { addEventListener } = request
      const answerLate = (type: string, listener: () => void) =>
        addEventListener.call(request, type, type === 'success' ? () => setTimeout(listener, 9000) : listener)
      return Object.assign(request, { addEventListener: answerLate })
    })
    const errors = ['The database of this browser does not answer. Please try again.']
    const refused = expect(accounts.find(user.email)).rejects.toMatchObject({ status: 503, errors })
    await jest.advanceTimersByTimeAsync(5000)
    await refused
    expect(await accounts.find(user.email)).toEqual(asha)
    // An open connection would block a deletion.
    await jest.advanceTimersByTimeAsync(9000)
    expect(close).toHaveBeenCalledTimes(opened.mock.calls.length)
    expect(jest.getTimerCount()).toBe(0)
  })

  test('adds the seeds that a database lacks', async () => {
    await storeDatabase(SCHEMA_VERSION, { accounts: [[user.email, zoya]], about: [] })
    expect(await openAccounts(async () => [asha, ravi]).find(ravi.user.email)).toEqual(ravi)
  })

  test.each<[what: string, row: unknown]>([
    ['is not an account', 'text'],
    ['has no password', { ...asha, password: undefined }],
    ['has no generation', { ...asha, generation: undefined }],
    ['has an invalid cart', { ...asha, user: { ...user, cart: 'text' } }],
    ['has an invalid wishlist', { ...asha, user: { ...user, wishlist: ['text'] } }],
    ['has invalid orders', { ...asha, orders: ['text'] }],
  ])('a row that %s costs that account and no other', async (_what, row) => {
    const stores: Stores = {
      accounts: [
        [user.email, row],
        [ravi.user.email, ravi],
      ],
      about: [['seeded', true]],
    }
    await storeDatabase(SCHEMA_VERSION, stores)
    const accounts = openAccounts(async () => [asha])
    const readOthers = jest.fn((account: Account) => account)
    expect(await accounts.change(ravi.user.email, readOthers)).toEqual(ravi)
    expect(readOthers).toHaveBeenCalledWith(ravi, [])
    expect(await accounts.find(user.email)).toBeUndefined()
    expect(await accounts.change(user.email, renamed('Zoya'))).toBeUndefined()
    expect(await accounts.add(zoya)).toBe(true)
    expect(await accounts.find(user.email)).toEqual(zoya)
  })

  const failed = {
    status: 503,
    errors: ['The database of this browser cannot be used. Please try again.'],
  }

  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, before: boolean, fail: () => unknown]>([
    ['cannot be opened', false, failOpening],
    ['cannot be opened any more', true, failOpening],
    ['cannot be created', false, () => jest.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementationOnce(throwing('UnknownError'))],
    ['cannot be written, such as on a full disk,', false, () => jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(throwing('QuotaExceededError'))],
    ['cannot be read', true, () => jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(throwing('InvalidStateError'))],
  ])('that %s is unavailable until the next request, and no other takes its place', async (_what, isUsed, fail) => {
    await openAccounts(async () => [asha]).change(user.email, renamed('Zoya'))
    if (!isUsed) await deleteDB('resham')
    const accounts = openAccounts(async () => [asha])
    if (isUsed) await accounts.find(user.email)
    fail()
    await expect(accounts.find(user.email)).rejects.toMatchObject(failed)
    expect(await accounts.find(user.email)).toEqual(isUsed ? zoya : asha)
    await accounts.change(user.email, renamed('Zoya Khan'))
    expect((await openAccounts(async () => []).find(user.email))?.user.name).toBe('Zoya Khan')
  })

  test('rejects a reset that fails, and keeps what was', async () => {
    const accounts = openAccounts(async () => [asha])
    await accounts.change(user.email, renamed('Zoya'))
    jest.spyOn(indexedDB, 'deleteDatabase').mockImplementationOnce(throwing('UnknownError'))
    await expect(accounts.reset()).rejects.toMatchObject(failed)
    expect(await accounts.find(user.email)).toEqual(zoya)
    await accounts.reset()
    expect(await accounts.find(user.email)).toEqual(asha)
  })

  test('rejects a change that could not be stored, and keeps what was', async () => {
    const accounts = openAccounts(async () => [asha])
    await accounts.change(user.email, renamed('Zoya'))
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(throwing('QuotaExceededError'))
    await expect(accounts.change(user.email, renamed('Zoya Khan'))).rejects.toMatchObject(failed)
    expect(await accounts.find(user.email)).toEqual(zoya)
  })

  test('confirms no change before its transaction is complete', async () => {
    const accounts = openAccounts(async () => [asha])
    await accounts.find(user.email)
    const { put } = IDBObjectStore.prototype
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...row
    ) {
      const request = put.apply(this, row)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    })
    await expect(accounts.change(user.email, renamed('Zoya'))).rejects.toThrow()
    expect(await accounts.find(user.email)).toEqual(asha)
  })
})

describe('a database of a newer release', () => {
  const unavailable = { status: 503, errors: [expect.stringMatching('newer version')] }
  const newer = async () => {
    const database = await openDB('resham')
    const [rows, { version }] = [await database.getAll('accounts'), database]
    database.close()
    return { version, rows }
  }

  test.each([
    ['opens later', false],
    ['is open already', true],
  ])('is neither read nor changed by an older page that %s', async (_what, isOpen) => {
    const offerReload = jest.fn()
    onNewerData(offerReload)
    const accounts = openAccounts(async () => [asha])
    if (isOpen) await accounts.change(user.email, renamed('Zoya'))
    expect(offerReload).not.toHaveBeenCalled()
    await storeDatabase(SCHEMA_VERSION + 1, { accounts: [[user.email, { of: 'another shape' }]] })

    await expect(accounts.find(user.email)).rejects.toMatchObject(unavailable)
    await expect(accounts.add(ravi)).rejects.toMatchObject(unavailable)
    await expect(accounts.change(user.email, renamed('Zoya'))).rejects.toMatchObject(unavailable)
    await expect(accounts.reset()).rejects.toMatchObject(unavailable)
    expect(offerReload).toHaveBeenCalled()
    expect(await newer()).toEqual({ version: SCHEMA_VERSION + 1, rows: [{ of: 'another shape' }] })
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['resham'])
  })
})

describe('the accounts store without a database', () => {
  test.each([
    ['without IndexedDB', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
    ['with null in its place', () => Object.assign(globalThis, { indexedDB: null })],
    [
      'where it is forbidden',
      () => jest.spyOn(indexedDB, 'open').mockImplementation(throwing('SecurityError')),
    ],
    [
      'where Chrome forbids all storage',
      () => {
        jest.spyOn(indexedDB, 'open').mockImplementation(throwing('UnknownError'))
        jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(throwing('SecurityError'))
      },
    ],
  ])('%s stores the accounts in memory, and warns once', async (_what, disable) => {
    disable()
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const accounts = openAccounts(async () => [asha])
    await Promise.all([accounts.change(user.email, renamed('Zoya')), accounts.find(user.email)])
    expect(await accounts.find(user.email)).toEqual(zoya)
    expect(warning).toHaveBeenCalledTimes(1)
    await accounts.reset()
    expect(await accounts.find(user.email)).toEqual(asha)
  })
})

describe('seedAccounts', () => {
  test('returns two accounts with fixed ids, one with a known password', async () => {
    const seeded = await seedAccounts()
    const [guest, regular] = seeded
    expect(guest?.user).toMatchObject({ _id: 'user-guest', name: demoAccount.name, email: demoAccount.email })
    expect(regular?.user).toMatchObject({ _id: 'user-regular', email: 'kavya@resham.example' })
    const known = seeded.map(({ password }) => isPassword(demoAccount.password, password))
    expect(await Promise.all(known)).toEqual([true, false])
    expect(JSON.stringify([guest, regular])).not.toContain(demoAccount.password)
  })
})

describe('newAccount', () => {
  test('is new as of now, with further fields that were sent, but none that the server sets', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at) + 700)
    const sent = { ...zoya.user, _id: 'mine', cart: 'text', mobile: '98220 00000' }
    const { name, email } = user
    expect(newAccount({ name, email }, password, sent)).toEqual({
      ...asha,
      user: { ...user, mobile: '98220 00000', _id: expect.stringMatching(/^[0-9a-f]{32}$/) },
      password,
      generation: 0,
      orders: [],
    })
  })
})

describe('hashPassword and isPassword', () => {
  test('use a salt, so that no two hashes are the same', async () => {
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
})
