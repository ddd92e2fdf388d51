import type { FaultSettings } from '../../src/contract'
import { hasStoredFaults } from './hasStoredFaults'
import { noFaults } from './rules'
import { FAULTS_KEY, fromText, readFaults, storeFaults } from './storage'

const settings: FaultSettings = {
  latencies: [{ call: 'all', ms: 60_000 }],
  faults: [
    { id: 1, call: 'GET products', how: 'never responds', left: 1000 },
    { id: 2, call: 'all', how: 'status 500', left: null },
  ],
}
const fault = { call: 'all', how: 'network', left: 1 }
const textOf = (stored: object) => JSON.stringify({ version: 1, ...stored })

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

describe('stored latency and faults', () => {
  test('are read as they were stored, and removed when there are none', () => {
    expect(hasStoredFaults()).toBe(false)
    storeFaults(settings)
    expect(hasStoredFaults()).toBe(true)
    expect(readFaults()).toEqual(settings)
    storeFaults(noFaults)
    expect(hasStoredFaults()).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  test.each([null, '', '{', 'null', '[]', '7', '{}', '{"version":"1"}', '{"version":2,"faults":[]}'])(
    'are none in the text %j',
    (text) => {
      expect(fromText(text)).toEqual(noFaults)
    },
  )

  test.each([
    { latencies: {}, faults: 'x' },
    { latencies: [null, 7, {}, { call: 'all' }, { call: 1, ms: 5 }] },
    { latencies: [-1, 60_001, 1.5, '5', null].map((ms) => ({ call: 'all', ms })) },
    { faults: [null, [], {}, { ...fault, call: 1 }, { ...fault, how: 'toString' }] },
    { faults: [0, -1, 1001, 1.5, '1', undefined].map((left) => ({ ...fault, left })) },
  ])('leave out what is invalid in %j', (stored) => {
    expect(fromText(textOf(stored))).toEqual(noFaults)
    expect(fromText(textOf({ ...stored, faults: [null, fault] })).faults).toEqual([{ id: 2, ...fault }])
  })

  test('of a newer version are neither read nor replaced', () => {
    const newer = '{"version":2,"storms":[]}'
    sessionStorage.setItem(FAULTS_KEY, newer)
    expect(readFaults()).toEqual(noFaults)
    storeFaults(settings)
    storeFaults(noFaults)
    expect(sessionStorage.getItem(FAULTS_KEY)).toBe(newer)
  })

  test('are none where the browser blocks sessionStorage', () => {
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    expect(hasStoredFaults()).toBe(false)
    expect(readFaults()).toEqual(noFaults)
    expect(() => storeFaults(settings)).not.toThrow()
  })
})
