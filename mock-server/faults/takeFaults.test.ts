import type { Fault } from '@resham/browser'
import { callNames } from '@resham/contract'
import { callOf, titleOf } from '@resham/contract/calls'
import type { Call } from '@resham/contract/resources/call'
import { summaryOf } from './banner'
import { ALL_CALLS, isAbout, takeFaults, withFault } from './takeFaults'

const fault = (call: string, left: number | null, id = 1): Fault => ({ id, call, how: 'network', left })
const latency = (call: string, ms: number, id = 1): Fault => ({ id, call, how: 'latency', ms, left: null })

/** A request of a call: its title with values for the parameters. */
const requestOf = ({ method, path }: Call) => `${method} ${path.slice(1).replace(/\{\w+\}/g, 'a-saree.2')}`

describe('rules of latency and faults', () => {
  test.each(callNames)('the call %s is about its own requests alone', (name) => {
    const request = requestOf(callOf(name))
    expect(callNames.filter((other) => isAbout(titleOf(other), request))).toEqual([name])
    expect(isAbout(ALL_CALLS, request)).toBe(true)
  })

  test.each([
    ['GET products', 'POST products', false],
    ['GET products', 'GET products/a', false],
    ['GET products/{productId}', 'GET products/', false],
    ['GET products/{productId}', 'GET products/a/b', false],
    ['GET products/{productId}', 'GET products/a', true],
    ['GET products/.*', 'GET products/a', false],
    [ALL_CALLS, 'PUT nothing/here', true],
  ])('isAbout(%j, %j) is %s', (call, request, expected) => {
    expect(isAbout(call, request)).toBe(expected)
  })

  const other = fault('POST products', 1, 2)
  // biome-ignore format: a table is read by its columns.
  test.each<[string, Fault[], object, Fault[]]>([
    ['no fault', [other], {}, [other]],
    ['one that is used up', [fault(ALL_CALLS, 1), other], { how: 'network' }, [other]],
    ['one that is left', [fault(ALL_CALLS, 3)], { how: 'network' }, [fault(ALL_CALLS, 2)]],
    ['one until it is removed', [fault(ALL_CALLS, null)], { how: 'network' }, [fault(ALL_CALLS, null)]],
    ['the oldest of two', [fault(ALL_CALLS, 1, 7), fault(ALL_CALLS, 1, 4)], { how: 'network' }, [fault(ALL_CALLS, 1, 4)]],
    ['that of its call, though one of all calls is older', [fault(ALL_CALLS, 2, 4), fault('GET products', 1, 7)], { how: 'network' }, [fault(ALL_CALLS, 2, 4)]],
    ['the latency of all calls', [latency(ALL_CALLS, 9)], { ms: 9 }, [latency(ALL_CALLS, 9)]],
    ['the latency of its call', [latency(ALL_CALLS, 9, 1), latency('GET products', 0, 2)], { ms: 0 }, [latency(ALL_CALLS, 9, 1), latency('GET products', 0, 2)]],
    ['no latency of another call', [latency('POST products', 9)], {}, [latency('POST products', 9)]],
    ['a latency and a fault', [latency(ALL_CALLS, 9, 1), fault('GET products', 1, 2)], { ms: 9, how: 'network' }, [latency(ALL_CALLS, 9, 1)]],
  ])('a request takes %s', (_which, faults, taken, rest) => {
    expect(takeFaults(faults, 'GET products')).toEqual({ ...taken, faults: rest })
  })

  test('a fault is added after the others, and a latency replaces that of the same call', () => {
    const added = [latency('a', 1), fault('a', 1), latency('b', 2), fault('a', 1), latency('a', 3)]
    const faults = added.reduce(withFault, [])
    expect(faults.map(({ id, call, how, ms }) => [id, call, how, ms])).toEqual([
      [2, 'a', 'network', undefined],
      [3, 'b', 'latency', 2],
      [4, 'a', 'network', undefined],
      [5, 'a', 'latency', 3],
    ])
  })

  // biome-ignore format: a table is read by its columns.
  test.each<[Fault[], string]>([
    [[], ''],
    [[latency('a', 5)], '1 latency'],
    [[other, other], '2 faults'],
    [[latency('a', 5), latency('b', 5), other], '2 latencies · 1 fault'],
  ])('the banner sums up %j as %j', (faults, text) => {
    expect(summaryOf(faults)).toBe(text)
  })
})
