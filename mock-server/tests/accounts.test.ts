import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { demoAccount, type OrderDto, type UserDto } from '../../src/contract'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import type { Request } from 'miragejs'
import { type Account, memoryAccounts, openAccounts } from '../accounts'
import { VERSION } from '../accounts/database'
import { hashPassword, isPassword } from '../password'
import { seedAccounts } from '../seeds/users'
import { openShoppers } from '../shoppers'

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

// Every test has a browser of its own.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** Fills a database as an earlier version of the shop, or somebody else, may have left it. */
const leave = async (
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

const refusing = () => {
  throw new DOMException('No.', 'SecurityError')
}

describe.each([
  ['in memory', memoryAccounts],
  ["in the browser's database", openAccounts],
])('the accounts store %s', (_where, openStore) => {
  test('hashes nothing before it is used, and its seeds only once', async () => {
    const seed = jest.fn(seedAccounts)
    const accounts = openStore(seed)
    expect(seed).not.toHaveBeenCalled()
    await Promise.all([accounts.find('a'), accounts.add(asha), accounts.change('b', (account) => account)])
    expect(seed).toHaveBeenCalledTimes(1)
  })

  test('tries again when the seeds could not be had', async () => {
    const seed = jest.fn(async () => [asha]).mockRejectedValueOnce(new Error('not now'))
    const accounts = openStore(seed)
    await expect(accounts.find(user.email)).rejects.toThrow('not now')
    expect(await accounts.find(user.email)).toEqual(asha)
  })

  test('adds an email once, whatever its case and outer blanks', async () => {
    const accounts = openStore(async () => [asha])
    const twin: Account = { ...asha, user: { ...user, name: 'Twin', email: ' ASHA@resham.example ' } }
    expect(await accounts.add(twin)).toBe(false)
    expect((await accounts.find('Asha@Resham.Example '))?.user.name).toBe('Asha')

    const ravi: Account = { ...asha, user: { ...user, email: 'ravi@resham.example' } }
    const both = await Promise.all([accounts.add(ravi), accounts.add(ravi)])
    expect(both.sort()).toEqual([false, true])
  })

  test('lets no live object out or in', async () => {
    const given = structuredClone(asha)
    const accounts = openStore(async () => [given])
    const found = await accounts.find(user.email)
    const changed = await accounts.change(user.email, (account) => account)
    for (const account of [given, found, changed]) account?.user.cart.push({} as never)
    expect(await accounts.find(user.email)).toEqual(asha)
  })

  test('reads, changes and writes with nobody in between', async () => {
    const accounts = openStore(async () => [asha])
    await Promise.all(
      Array.from('abcde', (letter) =>
        accounts.change(user.email, (account) => renamed(account.user.name + letter)(account)),
      ),
    )
    expect((await accounts.find(user.email))?.user.name).toBe('Ashaabcde')
  })

  test('writes nothing when a change throws, and has nothing to change where there is no account', async () => {
    const accounts = openStore(async () => [asha])
    const refuse = () => {
      throw new Error('no')
    }
    await expect(accounts.change(user.email, refuse)).rejects.toThrow('no')
    expect(await accounts.find(user.email)).toEqual(asha)
    expect(await accounts.change('nobody@resham.example', renamed('x'))).toBeUndefined()
  })

  test('is as new after a reset', async () => {
    const accounts = openStore(async () => [asha])
    await accounts.change(user.email, renamed('Zoya'))
    await accounts.add({ ...asha, user: { ...user, email: 'ravi@resham.example' } })
    await accounts.reset()
    expect(await accounts.find(user.email)).toEqual(asha)
    expect(await accounts.find('ravi@resham.example')).toBeUndefined()
  })
})

describe("the browser's database", () => {
  test('remembers after a reload, and no later seed writes over what a shopper has', async () => {
    await openAccounts(async () => [asha]).change(user.email, renamed('Zoya'))
    const later = jest.fn(async () => [{ ...asha, password: { ...asha.password, salt: 'changed' } }])
    const accounts = openAccounts(later)
    expect(await accounts.find(user.email)).toEqual(renamed('Zoya')(asha))
    expect(later).not.toHaveBeenCalled()
  })

  test('is one for all tabs: a hundred changes from two of them, and none is lost', async () => {
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
  ])('of version %i keeps its accounts, which have no orders yet', async (version, stores) => {
    const { orders: _orders, ...earlier } = renamed('Zoya')(asha)
    await leave('resham', version, { accounts: [[user.email, earlier]], ...stores })
    expect(await openAccounts(async () => []).find(user.email)).toEqual({ ...earlier, orders: [] })
  })

  test.each<[what: string, version: number, stores: Parameters<typeof leave>[2]]>([
    ['of another shape', VERSION, { saris: [] }],
    ['with a row that is no account', VERSION, { accounts: [['a', 'text']], about: [['seeded', true]] }],
    [
      'with a cart that is none',
      VERSION,
      {
        accounts: [['a', { ...asha, user: { ...user, cart: [{ _id: 'x', qty: 0 }] } }]],
        about: [['seeded', true]],
      },
    ],
    [
      'with an order that is none',
      VERSION,
      { accounts: [['a', { ...asha, orders: [{ key: 'k', order: {} }] }]], about: [['seeded', true]] },
    ],
  ])('that is %s is set aside and left as it is', async (_what, version, stores) => {
    await leave('resham', version, stores)
    const accounts = openAccounts(async () => [asha])
    expect(await accounts.find(user.email)).toEqual(asha)
    await accounts.change(user.email, renamed('Ravi'))
    expect((await openAccounts(async () => [asha]).find(user.email))?.user.name).toBe('Ravi')
    const aside = await openDB('resham')
    expect([aside.version, [...aside.objectStoreNames].sort()]).toEqual([version, Object.keys(stores).sort()])
    aside.close()
  })

  test('that the browser shuts is opened again', async () => {
    const accounts = openAccounts(async () => [asha])
    await accounts.change(user.email, renamed('Zoya'))
    // Somebody deletes it, as the browser does when the shopper clears what pages keep.
    await deleteDB('resham')
    expect((await accounts.find(user.email))?.user.name).toBe('Asha')
  })

  test.each(['InvalidStateError', 'UnknownError'])(
    'that is lost without a word (%s) is opened again',
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

  test('that breaks off a change is tried once more, and the change is made once', async () => {
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
  const ordering = (account: Account) => ({ ...account, orders: [...account.orders, { key: 'k', order }] })
  const refused = { status: 503, errors: [expect.stringMatching('newer version')] }

  /** What a newer release does when it opens the database. */
  const bringUpToDate = () =>
    openDB('resham', VERSION + 1, { upgrade: (database) => database.createObjectStore('later') })

  test('is let go of when another tab brings it up to date, and left to it', async () => {
    const told = jest.fn()
    const accounts = openAccounts(async () => [asha], told)
    await accounts.change(user.email, renamed('Zoya'))
    expect(told).not.toHaveBeenCalled()
    const newer = await bringUpToDate()
    expect(told).toHaveBeenCalledTimes(1)
    await newer.put('accounts', renamed('Newer')(asha), user.email)

    await accounts.change(user.email, (account) => renamed(`${account.user.name} Khan`)(account))
    expect((await accounts.find(user.email))?.user.name).toBe('Zoya Khan')
    expect((await newer.get('accounts', user.email)).user.name).toBe('Newer')
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['resham'])
    newer.close()
  })

  test('has every change that was begun before, and so has the page', async () => {
    const accounts = openAccounts(async () => [asha])
    await accounts.find(user.email)
    const [changed, newer] = await Promise.all([accounts.change(user.email, ordering), bringUpToDate()])
    expect(changed?.orders).toHaveLength(1)
    expect((await newer.get('accounts', user.email)).orders).toHaveLength(1)
    expect((await accounts.find(user.email))?.orders).toHaveLength(1)
    newer.close()
  })

  test('is read by a page that opens later, as far as it understands it, and never written to', async () => {
    const stores = { accounts: [[user.email, renamed('Zoya')(asha)] as [string, unknown], ['b', 'text']] }
    await leave('resham', VERSION + 1, stores as Parameters<typeof leave>[2])
    const told = jest.fn()
    const accounts = openAccounts(async () => [asha], told)
    expect((await accounts.find(user.email))?.user.name).toBe('Zoya')
    expect((await accounts.change(user.email, renamed('Ravi')))?.user.name).toBe('Ravi')
    expect(told).toHaveBeenCalledTimes(1)
    const left = await openDB('resham')
    expect([left.version, await left.getAll('accounts')]).toEqual([
      VERSION + 1,
      [renamed('Zoya')(asha), 'text'],
    ])
    left.close()
    expect(await indexedDB.databases()).toHaveLength(1)
  })

  test.each<[what: string, stores: Parameters<typeof leave>[2]]>([
    ['without the account', { accounts: [] }],
    ['that it does not understand', { garments: [] }],
  ])('%s says of nobody that they are not registered', async (_what, stores) => {
    await leave('resham', VERSION + 1, stores)
    const accounts = openAccounts(async () => [asha])
    await expect(accounts.find(user.email)).rejects.toMatchObject(refused)
    await expect(accounts.change(user.email, renamed('Zoya'))).rejects.toMatchObject(refused)
  })

  test('takes no sign-up, no order and no reset, which the reload would lose', async () => {
    await leave('resham', VERSION + 1, { accounts: [[user.email, asha]] })
    const accounts = openAccounts(async () => [asha])
    const ravi = { ...asha, user: { ...user, email: 'ravi@resham.example' } }
    await expect(accounts.add(ravi)).rejects.toMatchObject(refused)
    await expect(accounts.change(user.email, ordering)).rejects.toMatchObject(refused)
    await expect(accounts.reset()).rejects.toMatchObject(refused)
    expect(await accounts.find(user.email)).toEqual(asha)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})

describe('without a database', () => {
  let warning: jest.SpyInstance
  beforeEach(() => {
    warning = jest.spyOn(console, 'warn').mockImplementation(() => {})
  })

  test.each([
    ['a browser without one', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
    ['a private window', () => jest.spyOn(indexedDB, 'open').mockImplementation(refusing)],
  ])('%s keeps the accounts for the visit, and says so once', async (_what, refuse) => {
    refuse()
    const accounts = openAccounts(async () => [asha])
    await Promise.all([accounts.change(user.email, renamed('Zoya')), accounts.find(user.email)])
    expect((await accounts.find(user.email))?.user.name).toBe('Zoya')
    expect(warning).toHaveBeenCalledTimes(1)
  })

  test('a full disk costs nothing that was there: the visit goes on with it', async () => {
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

  test('a disk that is full from the start keeps nobody out: the guest can log in', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    const { handlers } = openShoppers(true)
    const response = await handlers.logIn({ requestBody: JSON.stringify(demoAccount) } as Request)
    expect(response.toRackResponse()[0]).toBe(200)
    expect(warning).toHaveBeenCalledTimes(1)
  })

  test('a full disk lets a shopper of before go on, and brings the seeds that it never had', async () => {
    const zoya = renamed('Zoya')(asha)
    const ravi: Account = { ...asha, user: { ...user, email: 'ravi@resham.example' } }
    await leave('resham', 1, { accounts: [[user.email, zoya]] })
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
    const accounts = openAccounts(async () => [asha, ravi])
    expect(await accounts.find(user.email)).toEqual(zoya)
    expect(await accounts.find(ravi.user.email)).toEqual(ravi)
  })

  test('a database that another tab keeps shut is not waited for', async () => {
    const shut = await openDB('resham', 1)
    const started = performance.now()
    expect(await openAccounts(async () => [asha]).find(user.email)).toEqual(asha)
    expect(warning).toHaveBeenCalledTimes(1)
    expect(String(warning.mock.calls[0][1])).toMatch('did not open in time')
    expect(performance.now() - started).toBeGreaterThan(2_900)
    shut.close()
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
