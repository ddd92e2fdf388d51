import { storedAddresses } from './persistence'

describe('storage of a slice', () => {
  const { key, storage } = storedAddresses
  afterEach(() => localStorage.clear())

  test('says that a state is too long to be stored, and keeps the stored one', async () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => {})
    await storage.setItem(key, { books: {} } as object)
    await storage.setItem(key, { books: 'x'.repeat(1_000_000) } as object)
    expect(localStorage.getItem(key)).toBe('{"books":{}}')
    expect(warning.mock.calls).toEqual([['addresses is too long to be stored: 1000012 characters']])
  })
})
