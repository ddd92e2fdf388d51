import { callNames } from '@resham/contract'
import { callOf } from '@resham/contract/calls'
import { newShopper, type Shopper, send } from './support/api'
import { UNKNOWN_ID } from './support/products'

let shopper: Shopper
let other: Shopper
// No test changes anything, so all of them can share these two shoppers.
beforeAll(async () => {
  shopper = await newShopper()
  other = await newShopper()
})

/** The token with another signature. */
const forge = (token: string): string => {
  const end = token.slice(-8)
  return token.slice(0, -8) + (end === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA')
}

/** A token in which the payload, with the email, is that of another token. */
const mix = (token: string, another: string): string => {
  const [head, , signature] = token.split('.')
  return [head, another.split('.')[1], signature].join('.')
}

// The token is checked before anything else: neither the product nor the body of these requests is valid.
test.each(callNames.filter((name) => callOf(name).needsToken))(
  '%s refuses a request without a valid token',
  async (name) => {
    const { token } = shopper
    const cut = token.slice(0, -8)
    for (const invalid of [
      undefined,
      '',
      'Bearer',
      'Bearer of good news',
      cut,
      forge(token),
      mix(token, other.token),
    ])
      expect(
        await send(name, 401, { token: invalid, params: { productId: UNKNOWN_ID }, body: {} }),
      ).toMatchObject({ errors: ['The token is invalid. Unauthorized access error.'] })
  },
)

test.each(['', 'Bearer ', 'bearer ', 'BEARER  '])('a token is accepted after %p', async (scheme) => {
  await send('getCart', 200, { token: scheme + shopper.token })
})
