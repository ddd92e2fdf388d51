import { readReturnPath } from './returnPath'

const locationWith = (state: unknown) => ({ pathname: '/login', search: '', hash: '', key: 'k', state })

describe('returnPath', () => {
  test.each([
    [{ from: '/cart' }, '/cart'],
    [{ from: '/products/a-saree?x=1#size' }, '/products/a-saree?x=1#size'],
    [null, '/'],
    [{}, '/'],
    ['/cart', '/'],
    [{ from: 7 }, '/'],
    [{ from: 'https://elsewhere.example' }, '/'],
    [{ from: '//elsewhere.example' }, '/'],
    [{ from: 'javascript:alert(1)' }, '/'],
    [{ from: '/\\elsewhere.example' }, '/'],
    [{ from: '/\t/elsewhere.example' }, '/'],
    [{ from: '/.//elsewhere.example' }, '/'],
    [{ from: '/products/..//elsewhere.example' }, '/'],
    [{ from: '/products?next=//elsewhere.example' }, '/products?next=//elsewhere.example'],
    [{ from: '///' }, '/'],
  ])('returns to the path of the state %j: %s', (state, path) => {
    expect(readReturnPath(locationWith(state))).toBe(path)
  })
})
