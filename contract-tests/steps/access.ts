import { callNames, callOf } from '../../src/contract/calls'
import { fails, succeeds } from '../defineStep'
import { specifiedTexts } from '../specifiedTexts'
import { known, UNKNOWN_ID } from '../testRun'

/** The token with another signature. */
const forge = (token: string): string => {
  const end = token.slice(-8)
  return token.slice(0, -8) + (end === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA')
}

/** The token is demanded by every call that needs one, before anything else of the request is read. */
export const accessSteps = [
  ...callNames
    .filter((name) => callOf(name).needsToken)
    .map((name) =>
      fails(name, 401, {
        what: 'refuses a request without a token',
        request: () => ({ token: null, params: { productId: UNKNOWN_ID }, body: {} }),
        says: specifiedTexts.invalidToken,
      }),
    ),
  fails('getCart', 401, {
    what: 'refuses a token that is none',
    request: () => ({ token: 'Bearer of good news' }),
    says: specifiedTexts.invalidToken,
  }),
  fails('getCart', 401, {
    what: 'refuses a token with a forged signature',
    request: ({ token }) => ({ token: forge(known(token, 'a token')) }),
    says: specifiedTexts.invalidToken,
  }),
  succeeds('getCart', {
    what: "accepts a token after 'Bearer'",
    request: ({ token }) => ({ token: `Bearer ${known(token, 'a token')}` }),
  }),
]
