import { type HistoryEntry, type SettledRequest, toEntry } from './historyEntry'
import { createHistoryStore } from './historyStore'
import { REMOVED } from './removed'
import { HISTORY_KEY } from './storedHistory'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

const settled = (endpoint: string, sentAt: number, data: unknown = { a: 1 }): SettledRequest => ({
  sentAt,
  request: { reqType: 'GET', endpoint, body: '{}', headers: [], sendsToken: false },
  outcome: {
    result: {
      response: { status: 200, statusText: 'OK', data, headers: {} },
      durationMs: 5,
      size: JSON.stringify(data).length,
      text: JSON.stringify(data),
    },
  },
})
const entry = (endpoint: string, sentAt = 1): HistoryEntry => toEntry(settled(endpoint, sentAt))
const add = (store: ReturnType<typeof createHistoryStore>, added: HistoryEntry) =>
  store.change((entries) => [added, ...entries])
const endpoints = (store: ReturnType<typeof createHistoryStore>) =>
  store.entries().map(({ request }) => request.endpoint)
const text = () => localStorage.getItem(HISTORY_KEY) ?? ''

describe('historyStore', () => {
  test('stores the last 50 requests, newest first', () => {
    const store = createHistoryStore()
    for (let n = 1; n <= 51; n++) add(store, entry(`/api/${n}`, n))
    expect(endpoints(createHistoryStore())).toHaveLength(50)
    expect(endpoints(createHistoryStore())[0]).toBe('/api/51')
    expect(endpoints(createHistoryStore())).not.toContain('/api/1')
  })

  test.each(['', '{', 'null', '[]', '{"version":1}', '{"version":1,"entries":[null,{"id":"x"}]}'])(
    'reads %j as no history, and replaces it',
    (stored) => {
      localStorage.setItem(HISTORY_KEY, stored)
      const store = createHistoryStore()
      expect(store.entries()).toEqual([])
      add(store, entry('/api/a'))
      expect(endpoints(createHistoryStore())).toEqual(['/api/a'])
    },
  )

  test('leaves the history of a newer release alone, and keeps its own in memory', () => {
    const newer = '{"version":2,"entries":["of another shape"]}'
    localStorage.setItem(HISTORY_KEY, newer)
    const store = createHistoryStore()
    add(store, entry('/api/a', 1))
    add(store, entry('/api/b', 2))
    expect(endpoints(store)).toEqual(['/api/b', '/api/a'])
    expect(store.isStored()).toBe(false)
    store.change(() => [])
    expect(text()).toBe(newer)
  })

  test('keeps the history in memory while the storage is full, and stores it later', () => {
    const store = createHistoryStore()
    add(store, entry('/api/a', 1))
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    add(store, entry('/api/b', 2))
    add(store, entry('/api/c', 3))
    expect(endpoints(store)).toEqual(['/api/c', '/api/b', '/api/a'])
    expect(store.isStored()).toBe(false)
    setItem.mockRestore()
    add(store, entry('/api/d', 4))
    expect(store.isStored()).toBe(true)
    expect(endpoints(createHistoryStore())).toEqual(['/api/d', '/api/c', '/api/b', '/api/a'])
  })

  test('works in memory where the storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    const store = createHistoryStore()
    add(store, entry('/api/a'))
    expect(endpoints(store)).toEqual(['/api/a'])
  })

  test('adds to what another tab has stored, and shows it', () => {
    const [one, other] = [createHistoryStore(), createHistoryStore()]
    const onChange = jest.fn()
    one.subscribe(onChange)
    expect(endpoints(one)).toEqual([])
    add(other, entry('/api/other', 1))
    window.dispatchEvent(new StorageEvent('storage', { key: HISTORY_KEY }))
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(endpoints(one)).toEqual(['/api/other'])
    add(other, entry('/api/unseen', 2))
    add(one, entry('/api/one', 3))
    expect(endpoints(createHistoryStore())).toEqual(['/api/one', '/api/unseen', '/api/other'])
  })

  test('stores a response without its data when that is too large', () => {
    const large = toEntry(settled('/api/a', 1, 'x'.repeat(50_001)))
    expect(large).toMatchObject({ lacksData: true, outcome: { result: { size: 50_003 } } })
    expect(JSON.stringify(large).length).toBeLessThan(1000)
  })

  test('never takes more than a million characters: the oldest lose their data', () => {
    const store = createHistoryStore()
    const data = 'x'.repeat(40_000)
    for (let n = 1; n <= 30; n++) add(store, toEntry(settled(`/api/${n}`, n, data)))
    expect(text().length).toBeLessThan(1_001_000)
    expect(store.entries()).toHaveLength(30)
    expect(store.entries().map(({ lacksData }) => lacksData)).toEqual(
      Array.from({ length: 30 }, (_, n) => n >= 24),
    )
  })

  test('stores no password and no token of a request or its response', () => {
    const store = createHistoryStore()
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJfaWQiOiJ1MSJ9.c2ln'
    const headers = [{ id: 1, isOn: true, name: 'authorization', value: token }]
    const { outcome } = settled('', 1, { encodedToken: token, echo: `Bearer ${token}` })
    const request = {
      reqType: 'POST',
      endpoint: `/api/a?t=${token}`,
      body: '{"password":"kanchi"}',
      headers,
      sendsToken: false,
    } as const
    add(store, toEntry({ sentAt: 1, request, outcome }))
    expect(text()).not.toMatch(/eyJ|kanchi/)
    expect(text().split(REMOVED)).toHaveLength(6)
  })
})
