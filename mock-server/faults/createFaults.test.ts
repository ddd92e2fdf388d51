import type { Fault } from '@resham/browser'
import { readFaults, storeFaults } from './createFaults'
import { FAULTS_KEY, hasStoredFaults } from './hasStoredFaults'

const faults: Fault[] = [
  { id: 1, call: 'all', how: 'latency', ms: 60_000, left: null },
  { id: 2, call: 'GET products', how: 'never responds', left: 1000 },
]

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

describe('stored latency and faults', () => {
  test('are read as they were stored, and removed when there are none', () => {
    expect(hasStoredFaults()).toBe(false)
    storeFaults(faults)
    expect(hasStoredFaults()).toBe(true)
    expect(readFaults()).toEqual(faults)
    storeFaults([])
    expect(hasStoredFaults()).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  test.each(['', '{', 'null', '7', '{"faults":[]}'])('are none in the text %j', (text) => {
    sessionStorage.setItem(FAULTS_KEY, text)
    expect(readFaults()).toEqual([])
  })

  test('are none where the browser blocks sessionStorage', () => {
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    expect(hasStoredFaults()).toBe(false)
    expect(readFaults()).toEqual([])
    expect(() => storeFaults(faults)).not.toThrow()
  })
})
