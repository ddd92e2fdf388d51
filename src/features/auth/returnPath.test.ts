import { returnPathOf } from './returnPath'

const arriving = (state: unknown) => ({ pathname: '/login', search: '', hash: '', key: 'k', state })

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
])('%j leads to %s', (state, path) => {
  expect(returnPathOf(arriving(state))).toBe(path)
})
