import { versionedPersistConfig } from './versionedPersistConfig'

type Notes = { text: string }

describe('versionedPersistConfig', () => {
  const { storage } = versionedPersistConfig<Notes>({
    key: 'notes',
    read: (json) => json as Notes,
    onNewer: () => {},
  })
  afterEach(() => localStorage.clear())

  test('says that a state is too long to be stored, and keeps the stored one', async () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => {})
    await storage.setItem('notes', { text: 'short' })
    await storage.setItem('notes', { text: 'x'.repeat(1_000_000) })
    expect(localStorage.getItem('notes')).toBe('{"text":"short"}')
    expect(warning.mock.calls).toEqual([['notes is too long to be stored: 1000011 characters']])
  })
})
