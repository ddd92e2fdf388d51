import { addressSlice } from '@/features/address'
import { fakeServices } from '@/testing/fakeServices'
import { storage } from './persistence'
import { createStore, rehydrateStore } from './store'

describe('the storage engine', () => {
  let warning: jest.SpyInstance
  beforeEach(() => {
    warning = jest.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem('addresses', '{"books":{}}')
  })
  afterEach(() => {
    jest.restoreAllMocks()
    localStorage.clear()
  })

  const store = (text: string) => storage.setItem('addresses', { books: text } as object)

  test('says that a state is too long to be stored, and keeps the stored one', async () => {
    await store('x'.repeat(1_000_000))
    expect(localStorage.getItem('addresses')).toBe('{"books":{}}')
    expect(warning.mock.calls).toEqual([['addresses is too long to be stored: 1000012 characters']])
  })

  test('replaces nothing that it could not read, until it can', async () => {
    const [error, stored] = [
      new DOMException('Not now.', 'UnknownError'),
      () => localStorage.getItem('addresses'),
    ]
    jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw error
    })
    await expect(storage.getItem('addresses')).rejects.toBe(error)
    await store('new')
    expect(stored()).toBe('{"books":{}}')
    expect(warning).toHaveBeenCalledTimes(1)
    expect(await storage.getItem('addresses')).toEqual({ books: {} })
    await store('new')
    expect(stored()).toBe('{"books":"new"}')
  })

  test("says, in the browser's words, that the storage is full, and keeps the stored state", async () => {
    localStorage.setItem('another program', 'x'.repeat(4_900_000))
    await store('x'.repeat(200_000))
    expect(localStorage.getItem('addresses')).toBe('{"books":{}}')
    const full = expect.objectContaining({ name: 'QuotaExceededError' })
    expect(warning.mock.calls).toEqual([
      ['The browser does not store addresses, which this page alone keeps:', full],
    ])
  })
})

test('a change is stored in its own task, so that it survives a reload or a crash', async () => {
  const store = createStore(fakeServices())
  await rehydrateStore(store)
  const owner = { _id: 'u1', name: 'Asha Rao' }
  store.dispatch(addressSlice.actions.addressSelected({ owner, id: 0 }))
  const stored = JSON.parse(localStorage.getItem('addresses') ?? '')
  expect(stored).toMatchObject({ books: { u1: { selectedId: 0 } } })
})
