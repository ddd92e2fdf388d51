import { type Call, callNames, callOf, titleOf } from '@/contract/calls'
import { ALL_CALLS, type Fault, type FaultSettings } from '../../src/contract'
import * as rules from './rules'
import { summaryOf } from './summary'

const { isAbout, latencyOf, noFaults, takeFault } = rules
const fault = (call: string, left: number | null, id = 1): Fault => ({ id, call, how: 'network', left })
const withFaults = (...faults: Fault[]): FaultSettings => ({ latencies: [], faults })
const withLatencies = (...latencies: FaultSettings['latencies']): FaultSettings => ({ latencies, faults: [] })

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

  test.each<[string, FaultSettings, number | undefined]>([
    ['none', noFaults, undefined],
    ['that of all calls', withLatencies({ call: ALL_CALLS, ms: 9 }), 9],
    ['that of another call', withLatencies({ call: 'POST products', ms: 9 }), undefined],
    ['that of the call', withLatencies({ call: ALL_CALLS, ms: 9 }, { call: 'GET products', ms: 0 }), 0],
    [
      'that of the call, set first',
      withLatencies({ call: 'GET products', ms: 3 }, { call: ALL_CALLS, ms: 9 }),
      3,
    ],
  ])('the latency of a request is %s', (_which, settings, ms) => {
    expect(latencyOf(settings, 'GET products')).toBe(ms)
  })

  const other = fault('POST products', 1, 2)
  test.each<[string, FaultSettings, Fault | undefined, FaultSettings]>([
    ['no fault', withFaults(other), undefined, withFaults(other)],
    ['one that is used up', withFaults(fault(ALL_CALLS, 1), other), fault(ALL_CALLS, 1), withFaults(other)],
    [
      'one that is left',
      withFaults(fault(ALL_CALLS, 3)),
      fault(ALL_CALLS, 3),
      withFaults(fault(ALL_CALLS, 2)),
    ],
    [
      'one until it is removed',
      withFaults(fault(ALL_CALLS, null)),
      fault(ALL_CALLS, null),
      withFaults(fault(ALL_CALLS, null)),
    ],
    [
      'the oldest of two',
      withFaults(fault(ALL_CALLS, 1, 7), fault(ALL_CALLS, 1, 4)),
      fault(ALL_CALLS, 1, 7),
      withFaults(fault(ALL_CALLS, 1, 4)),
    ],
    [
      'that of its call, though one of all calls is older',
      withFaults(fault(ALL_CALLS, null, 4), fault('GET products', 1, 7)),
      fault('GET products', 1, 7),
      withFaults(fault(ALL_CALLS, null, 4)),
    ],
  ])('a request takes %s', (_which, settings, taken, rest) => {
    expect(takeFault(settings, 'GET products')).toEqual({ fault: taken, settings: rest })
  })

  test('a latency replaces that of the same call, and a fault is added after the others', () => {
    const latencies = [
      { call: 'a', ms: 1 },
      { call: 'b', ms: 2 },
      { call: 'a', ms: 3 },
    ]
    const set = latencies.reduce(rules.withLatency, noFaults)
    expect(set.latencies).toEqual([latencies[1], latencies[2]])
    expect(rules.withoutLatency(set, 'b').latencies).toEqual([latencies[2]])
    const added = [fault('a', 1), fault('b', 1)].reduce(rules.withFault, noFaults)
    expect(added.faults.map(({ id, call }) => [id, call])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
    expect(rules.withoutFault(added, 1).faults).toEqual([added.faults[1]])
  })

  test.each<[FaultSettings, string]>([
    [noFaults, ''],
    [withLatencies({ call: ALL_CALLS, ms: 2000 }), 'Latency of 2,000 ms for all calls'],
    [withLatencies({ call: 'GET products', ms: 5 }), 'Latency of 5 ms for GET products'],
    [withLatencies({ call: 'a', ms: 5 }, { call: 'b', ms: 5 }), '2 latencies'],
    [withFaults(other), '1 fault'],
    [{ ...withLatencies({ call: 'a', ms: 5 }), faults: [other, other] }, 'Latency of 5 ms for a · 2 faults'],
  ])('%j is summed up as %j', (settings, text) => {
    expect(summaryOf(settings)).toBe(text)
  })
})
