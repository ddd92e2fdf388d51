import { networkOf } from './clientNetwork'

describe('networkOf', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %p is %p', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
