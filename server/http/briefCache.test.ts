import { createBriefCache } from './briefCache'

const at = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms)
beforeEach(() => at(0))
afterEach(() => jest.restoreAllMocks())

const create = (size = 1) => {
  const made: string[] = []
  const get = createBriefCache<string>(() => size)
  return { made, get: (key: string) => get(key, async () => `${key}${made.push(key)}`) }
}

describe('createBriefCache', () => {
  test('makes a value once for all who ask at once or within a second', async () => {
    const { get } = create()
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a1', 'a1', 'b2'])
    at(999)
    expect(await get('a')).toBe('a1')
    at(1_000)
    expect(await get('a')).toBe('a3')
  })

  test('keeps no failure', async () => {
    const get = createBriefCache<string>(() => 1)
    await expect(get('a', () => Promise.reject(new Error('Not now.')))).rejects.toThrow('Not now.')
    expect(await get('a', async () => 'later')).toBe('later')
  })

  test('drops the oldest when it has too much', async () => {
    const { get, made } = create(6_000_000)
    for (const key of ['a', 'b', 'c', 'd']) await get(key)
    await get('c')
    await get('a')
    expect(made).toEqual(['a', 'b', 'c', 'd', 'a'])
  })
})
