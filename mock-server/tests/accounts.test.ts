import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { demoAccount, type OrderDto, type UserDto } from '../../src/contract'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import type { Request } from 'miragejs'
import { type Account, memoryAccounts, openAccounts } from '../accounts'
import { SCHEMA_VERSION } from '../accounts/database'
import { hashPassword, isPassword } from '../auth/password'
import { openAccountHandlers } from '../routes/shopperRoutes'
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
const asha: Account = { user, password: { salt: '00', hash: '00', iterations: 1 }, orders: [] }
const renamed = (name: string) => (account: Account) => ({ ...account, user: { ...account.user, name } })

// Each test starts without a database.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** Creates a database with stores and rows, such as another release may have stored. */
const storeDatabase = async (
  name: string,
  version: number,
  stores: Record<string, [key: string, value: unknown][]>,
) => {
  const database = await openDB(name, version, {
    upgrade: (created) => {
      for (const store of Object.keys(stores)) created.createObjectStore(store)
    },
  })
  for (const [store, rows] of Object.entries(stores))
    for (const [key, value] of rows) await database.put(store, value, key)
  database.close()
}

const throwSecurityError = () => {
  throw new DOMException('No.', 'SecurityError')
}

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

  test('loads the seeds again after a failure', async () => {
    const seed = jest.fn(async () => [asha]).mockRejectedValueOnce(new Error('not now'))
    const accounts = openStore(seed)
    await expect(accounts.find(user.email)).rejects.toThrow('not now')
    expect(await accounts.find(user.email)).toEqual(asha)
  })

  test('adds an email only once, ignoring case and outer blanks', async () => {
    const accounts = openStore(async () => [asha])
    const twin: Account = { ...asha, user: { ...user, name: 'Twin', email: ' ASHA@resham.example ' } }
    expect(await accounts.add(twin)).toBe(false)
    expect((await accounts.find('Asha@Resham.Example '))?.user.name).toBe('Asha')

    const ravi: Account = { ...asha, user: { ...user, email: 'ravi@resham.example' } }
    const both = await Promise.all([accounts.add(ravi), accounts.add(ravi)])
    expect(both.sort()).toEqual([false, true])
  })

  test('takes and returns copies', async () => {
    const given = structuredClone(asha)
    const accounts = openStore(async () => [given])
    const found = await accounts.find(user.email)
    const changed = await accounts.change(user.email, (account) => account)
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
    await accounts.add({ ...asha, user: { ...user, email: 'ravi@resham.example' } })
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

  test('loses none of a hundred concurrent changes from two tabs', async () => {
    const tabs = [openAccounts(async () => [asha]), openAccounts(async () => [asha])]
    await Promise.all(
      Array.from({ length: 100 }, (_, turn) =>
        tabs[turn % 2]?.change(user.email, (account) => renamed(`${account.user.name}.`)(account)),
      ),
    )
    expect((await tabs[0]?.find(user.email))?.user.name).toBe(`Asha${'.'.repeat(100)}`)
  })

  test.each([
    [1, {}],
    [2, { about: [['seeded', true]] as [string, unknown][] }],
  ])('migrates the accounts of version %i, which have no orders', async (version, stores) => {
    const { orders: _orders, ...earlier } = renamed('Zoya')(asha)
    await storeDatabase('resham', version, { accounts: [[user.email, earlier]], ...stores })
    expect(await openAccounts(async () => []).find(user.email)).toEqual({ ...earlier, orders: [] })
  })

  test.each<[what: string, version: number, stores: Parameters<typeof storeDatabase>[2]]>([
    ['with other stores', SCHEMA_VERSION, { saris: [] }],
    [
      'with a row that is not an account',
      SCHEMA_VERSION,
      { accounts: [['a', 'text']], about: [['seeded', true]] },
    ],
    [
      'with an invalid cart',
      SCHEMA_VERSION,
      {
        accounts: [['a', { ...asha, user: { ...user, cart: [{ _id: 'x', qty: 0 }] } }]],
        about: [['seeded', true]],
      },
    ],
    [
      'with an invalid order',
      SCHEMA_VERSION,
      { accounts: [['a', { ...asha, orders: [{ key: 'k', order: {} }] }]], about: [['seeded', true]] },
    ],
  ])('leaves a database %s as it is, and uses another', async (_what, version, stores) => {
    await storeDatabase('resham', version, stores)
    const accounts = openAccounts(async () => [asha])
    expect(await accounts.find(user.email)).toEqual(asha)
    await accounts.change(user.email, renamed('Ravi'))
    expect((await openAccounts(async () => [asha]).find(user.email))?.user.name).toBe('Ravi')
    const corrupt = await openDB('resham')
    expect([corrupt.version, [...corrupt.objectStoreNames].sort()]).toEqual([
      version,
      Object.keys(stores).sort(),
    ])
    corrupt.close()
  })

  test('opens the database again after the browser closed it', async () => {
    const accounts = openAccounts(async () => [asha])
    await accounts.change(user.email, renamed('Zoya'))
    // As a browser does when its site data is cleared.
    await deleteDB('resham')
    expect((await accounts.find(user.email))?.user.name).toBe('Asha')
  })

  test.each(['InvalidStateError', 'UnknownError'])(
    'opens the database again after the connection was lost (%s)',
    async (name) => {
      const accounts = openAccounts(async () => [asha])
      await accounts.change(user.email, renamed('Zoya'))
      jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
        throw new DOMException('Connection lost.', name)
      })
      expect((await accounts.find(user.email))?.user.name).toBe('Zoya')
      await accounts.change(user.email, renamed('Zoya Khan'))
      const next = openAccounts(async () => [asha])
      expect((await next.find(user.email))?.user.name).toBe('Zoya Khan')
    },
  )

  test('retries an aborted change, and applies it once', async () => {
    const accounts = openAccounts(async () => [asha])
    await accounts.find(user.email)
    const { put } = IDBObjectStore.prototype
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...row
    ) {
      const writing = put.apply(this, row)
      this.transaction.abort()
      return writing
    })
    await accounts.change(user.email, (account) => renamed(`${account.user.name} Khan`)(account))
    const next = openAccounts(async () => [asha])
    expect((await next.find(user.email))?.user.name).toBe('Asha Khan')
  })
})

describe('a database of a newer release', () => {
  const order = { _id: 'o', createdAt: at, lines: [], totals: {}, delivery: {} } as unknown as OrderDto
  const withOrder = (account: Account) => ({ ...account, orders: [...account.orders, { key: 'k', order }] })
  const unavailable = { status: 503, errors: [expect.stringMatching('newer version')] }

  /** Upgrades the database, as a newer release does when it opens it. */
  const upgrade = () =>
    openDB('resham', SCHEMA_VERSION + 1, { upgrade: (database) => database.createObjectStore('later') })

  test('is closed when another tab upgrades it, and not used any more', async () => {
    const onNewer = jest.fn()
    const accounts = openAccounts(async () => [asha], onNewer)
    await accounts.change(user.email, renamed('Zoya'))
    expect(onNewer).not.toHaveBeenCalled()
    const newer = await upgrade()
    expect(onNewer).toHaveBeenCalledTimes(1)
    await newer.put('accounts', renamed('Newer')(asha), user.email)

    await accounts.change(user.email, (account) => renamed(`${account.user.name} Khan`)(account))
    expect((await accounts.find(user.email))?.user.name).toBe('Zoya Khan')
    expect((await newer.get('accounts', user.email)).user.name).toBe('Newer')
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['resham'])
    newer.close()
  })

  test('includes every change that started before the upgrade, as the page does', async () => {
    const accounts = openAccounts(async () => [asha])
    await accounts.find(user.email)
    const [changed, newer] = await Promise.all([accounts.change(user.email, withOrder), upgrade()])
    expect(changed?.orders).toHaveLength(1)
    expect((await newer.get('accounts', user.email)).orders).toHaveLength(1)
    expect((await accounts.find(user.email))?.orders).toHaveLength(1)
    newer.close()
  })

  test('is read where possible by a page that opens later, and never written', async () => {
    const stores = { accounts: [[user.email, renamed('Zoya')(asha)] as [string, unknown], ['b', 'text']] }
    await storeDatabase('resham', SCHEMA_VERSION + 1, stores as Parameters<typeof storeDatabase>[2])
    const onNewer = jest.fn()
    const accounts = openAccounts(async () => [asha], onNewer)
    expect((await accounts.find(user.email))?.user.name).toBe('Zoya')
    expect((await accounts.change(user.email, renamed('Ravi')))?.user.name).toBe('Ravi')
    expect(onNewer).toHaveBeenCalledTimes(1)
    const database = await openDB('resham')
    expect([database.version, await database.getAll('accounts')]).toEqual([
      SCHEMA_VERSION + 1,
      [renamed('Zoya')(asha), 'text'],
    ])
    database.close()
    expect(await indexedDB.databases()).toHaveLength(1)
  })

  test.each<[what: string, stores: Parameters<typeof storeDatabase>[2]]>([
    ['without the account', { accounts: [] }],
    ['with other stores', { garments: [] }],
  ])('%s responds with 503 for an unknown user', async (_what, stores) => {
    await storeDatabase('resham', SCHEMA_VERSION + 1, stores)
    const accounts = openAccounts(async () => [asha])
    await expect(accounts.find(user.email)).rejects.toMatchObject(unavailable)
    await expect(accounts.change(user.email, renamed('Zoya'))).rejects.toMatchObject(unavailable)
  })

  test('rejects a sign-up, an order and a reset, which the reload would lose', async () => {
    await storeDatabase('resham', SCHEMA_VERSION + 1, { accounts: [[user.email, asha]] })
    const accounts = openAccounts(async () => [asha])
    const ravi = { ...asha, user: { ...user, email: 'ravi@resham.example' } }
    await expect(accounts.add(ravi)).rejects.toMatchObject(unavailable)
    await expect(accounts.change(user.email, withOrder)).rejects.toMatchObject(unavailable)
    await expect(accounts.reset()).rejects.toMatchObject(unavailable)
    expect(await accounts.find(user.email)).toEqual(asha)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})

describe('the accounts store without a database', () => {
  let warning: jest.SpyInstance
  beforeEach(() => {
    warning = jest.spyOn(console, 'warn').mockImplementation(() => {})
  })

  test.each([
    ['without IndexedDB', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
    ['in a private window', () => jest.spyOn(indexedDB, 'open').mockImplementation(throwSecurityError)],
  ])('%s stores the accounts in memory, and warns once', async (_what, disable) => {
    disable()
    const accounts = openAccounts(async () => [asha])
    await Promise.all([accounts.change(user.email, renamed('Zoya')), accounts.find(user.email)])
    expect((await accounts.find(user.email))?.user.name).toBe('Zoya')
    expect(warning).toHaveBeenCalledTimes(1)
  })

  test('continues with the stored accounts when the disk becomes full', async () => {
    const accounts = openAccounts(async () => [asha])
    await accounts.change(user.email, renamed('Zoya'))
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    const changed = await accounts.change(user.email, (account) =>
      renamed(`${account.user.name} Khan`)(account),
    )
    expect(changed?.user.name).toBe('Zoya Khan')
    expect((await accounts.find(user.email))?.user.name).toBe('Zoya Khan')
    expect(warning).toHaveBeenCalledTimes(1)
    await accounts.reset()
    expect(await accounts.find(user.email)).toEqual(asha)
  })

  test('lets the guest log in when the disk is full from the start', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    const { handlers } = openAccountHandlers(true)
    const response = await handlers.logIn({ requestBody: JSON.stringify(demoAccount) } as Request)
    expect(response.toRackResponse()[0]).toBe(200)
    expect(warning).toHaveBeenCalledTimes(1)
  })

  test('adds the missing seeds to the stored accounts when the disk is full', async () => {
    const zoya = renamed('Zoya')(asha)
    const ravi: Account = { ...asha, user: { ...user, email: 'ravi@resham.example' } }
    await storeDatabase('resham', 1, { accounts: [[user.email, zoya]] })
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    const accounts = openAccounts(async () => [asha, ravi])
    expect(await accounts.find(user.email)).toEqual(zoya)
    expect(await accounts.find(ravi.user.email)).toEqual(ravi)
  })

  test('stops waiting for a database that another tab blocks', async () => {
    const blocking = await openDB('resham', 1)
    const started = performance.now()
    expect(await openAccounts(async () => [asha]).find(user.email)).toEqual(asha)
    expect(warning).toHaveBeenCalledTimes(1)
    expect(String(warning.mock.calls[0][1])).toMatch('did not open in time')
    expect(performance.now() - started).toBeGreaterThan(2_900)
    blocking.close()
  })
})

describe('seedAccounts', () => {
  test('returns two accounts with fixed ids, one with a known password', async () => {
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

  test('do the same work without an account as for a wrong password', async () => {
    const stored = await hashPassword('silk')
    hashing.mockClear()
    expect(await isPassword('wrong', stored)).toBe(false)
    expect(await isPassword('wrong', undefined)).toBe(false)
    const [wrongPassword, unknownUser] = hashing.mock.calls
    expect(unknownUser?.[3]).toEqual(wrongPassword?.[3])
    expect(unknownUser?.[2]).toHaveLength(Object(wrongPassword?.[2]).length)
  })
})
