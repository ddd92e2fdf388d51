import { callNames, callOf } from '@resham/contract/calls'
import { newShopper, type Shopper, send } from './support/api'
import { UNKNOWN_ID } from './support/products'

let shopper: Shopper
let other: Shopper
// Every request is refused, so one shopper is enough for all.
beforeAll(async () => {
  shopper = await newShopper()
  other = await newShopper()
})

/** The token with another signature. */
const forge = (token: string): string => {
  const end = token.slice(-8)
  return token.slice(0, -8) + (end === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA')
}

/** The signature of a token with the email of another one. */
const mix = (token: string, another: string): string => {
  const [head, , signature] = token.split('.')
  return [head, another.split('.')[1], signature].join('.')
}

// Before anything else of the request is read.
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
