import { needsToken } from './callPaths'

test.each([
  ['/user/cart', true],
  ['/user/cart/{productId}', true],
  ['/products/{productId}', false],
  ['/auth/login', false],
  ['/users', false],
])('a call at %s needs a token: %p', (path, expected) => {
  expect(needsToken(path)).toBe(expected)
})
