import { callNames, callOf } from '../../src/contract/calls'
import { fails, succeeds } from '../defineStep'
import { specifiedTexts } from '../specifiedTexts'
import { tokenOf, UNKNOWN_ID } from '../testRun'

/** The token with another signature. */
const forge = (token: string): string => {
  const end = token.slice(-8)
  return token.slice(0, -8) + (end === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA')
}

/** The signature of a token with the email of another one. */
const mix = (token: string, other: string): string => {
  const [head, , signature] = token.split('.')
  return [head, other.split('.')[1], signature].join('.')
}

/** The token is demanded by every call that needs one, before anything else of the request is read. */
export const accessSteps = [
  ...callNames
    .filter((name) => callOf(name).needsToken)
    .map((name) =>
      fails(name, 401, {
        what: 'refuses a request without a valid token',
        request: ({ account, otherAccount }) => {
          const token = tokenOf(account)
          const invalid = [null, '', 'Bearer', 'Bearer of good news', token.slice(0, -8), forge(token)]
          return [...invalid, mix(token, tokenOf(otherAccount))].map((refused) => ({
            token: refused,
            params: { productId: UNKNOWN_ID },
            body: {},
          }))
        },
        says: specifiedTexts.invalidToken,
      }),
    ),
  succeeds('getCart', {
    what: "accepts a token with and without 'Bearer'",
    request: ({ account }) => [{}, { token: `Bearer ${tokenOf(account)}` }],
  }),
  fails('getProduct', 404, {
    what: 'knows no other path of an account',
    request: ({ account }) => [{ path: '/user/nothing', token: tokenOf(account) }],
  }),
]
