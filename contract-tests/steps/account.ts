import { isRecord } from '../../src/shared/json'
import { fails, type Step, succeeds } from '../defineStep'
import { type Deviation, same } from '../deviation'
import { specifiedTexts } from '../specifiedTexts'
import type { Run } from '../testRun'

const CHOSEN_ID = 'chosen by the client'

const loginBody = ({ account: { email, password } }: Run) => ({ email, password })
/** The email of the account in capitals and between blanks, which is the same account. */
const sameEmail = ({ account: { email } }: Run) => ` ${email.toUpperCase()} `

const learnToken: Step['learn'] = (body, run) => {
  if (isRecord(body) && typeof body.encodedToken === 'string') run.token = body.encodedToken
}

const idOfServer = (id: string): Deviation =>
  id === CHOSEN_ID ? 'createdUser._id is the one that the request sent' : null

const ownUser = ({ account: { name, email }, userId }: Run) => ({
  ...(userId !== undefined && { _id: userId }),
  name,
  email,
  cart: [],
  wishlist: [],
})

/** Sign-up and log-in. Two log-ins fail, which is within the limits of the reference server. */
export const accountSteps = [
  fails('signUp', 400, { what: 'refuses a body that is not JSON', request: () => ({ text: '{"email":' }) }),
  fails('signUp', 400, {
    what: 'names each missing field',
    request: ({ account: { email } }) => ({ body: { email, name: ' ' } }),
    names: ['name', 'password'],
  }),
  fails('logIn', 404, {
    what: 'does not know the email, so the refused sign-ups registered nobody',
    request: (run) => ({ body: loginBody(run) }),
    says: specifiedTexts.notRegistered,
  }),
  succeeds('signUp', {
    what: 'registers a user with empty lists and an id of the server',
    request: ({ account }) => ({
      body: { ...account, confirmPassword: account.password, _id: CHOSEN_ID, cart: [{ _id: 'free' }] },
    }),
    check: ({ createdUser }, { account: { name, email } }) => [
      same('createdUser', createdUser, { name, email, cart: [], wishlist: [] }),
      idOfServer(createdUser._id),
    ],
    learn: (body, run) => {
      learnToken(body, run)
      if (isRecord(body) && isRecord(body.createdUser)) run.userId = body.createdUser._id
    },
  }),
  fails('signUp', 422, {
    what: 'refuses the registered email',
    request: ({ account }) => ({ body: account }),
    says: specifiedTexts.emailExists,
  }),
  fails('signUp', 422, {
    what: 'refuses it in capitals and between blanks too',
    request: (run) => ({ body: { ...run.account, email: sameEmail(run) } }),
    says: specifiedTexts.emailExists,
  }),
  fails('logIn', 400, { what: 'refuses a body that is not JSON', request: () => ({ text: 'email=a' }) }),
  fails('logIn', 400, {
    what: 'names the missing password',
    request: ({ account: { email } }) => ({ body: { email } }),
    names: ['password'],
  }),
  fails('logIn', 401, {
    what: 'refuses a wrong password',
    request: (run) => ({ body: { ...loginBody(run), password: `${run.account.password}?` } }),
    says: specifiedTexts.wrongCredentials,
  }),
  succeeds('logIn', {
    what: 'returns the user who signed up, and a token',
    request: (run) => ({ body: loginBody(run) }),
    check: ({ foundUser }, run) => [same('foundUser', foundUser, ownUser(run))],
    learn: learnToken,
  }),
  succeeds('logIn', {
    what: 'knows the email in capitals and between blanks',
    request: (run) => ({ body: { ...loginBody(run), email: sameEmail(run) } }),
    check: ({ foundUser }, run) => [same('foundUser', foundUser, ownUser(run))],
  }),
]
