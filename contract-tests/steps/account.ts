import { textLimits } from '../../src/contract'
import { isRecord } from '../../src/contract/isRecord'
import { fails, type Step, succeeds } from '../defineStep'
import { same } from '../deviation'
import { specifiedTexts } from '../specifiedTexts'
import type { Account, Run } from '../testRun'
import { ASTRAL, tooLongSignUpSteps } from './tooLongSignUp'

const CHOSEN_ID = 'chosen by the client'

type Which = 'account' | 'otherAccount'
const signUpBody = (run: Run, which: Which = 'account') => {
  const { name, email } = run[which]
  return { name, email, password: run.password }
}
const loginBody = ({ account: { email }, password }: Run) => ({ email, password })
const SAME = 'in capitals, between blanks, with invisible characters and in NFD too'
/** The email of the account in other forms, which are the same account. */
const sameEmails = ({ account: { email } }: Run) => [
  email,
  email.toUpperCase(),
  `  ${email} `,
  `\u202a${email.replace('@', '\u200b@')}\u202c`,
  email.normalize('NFD'),
]

const learnAccount =
  (which: Which): Step['learn'] =>
  (body, run) => {
    if (!isRecord(body)) return
    if (typeof body.encodedToken === 'string') run[which].token = body.encodedToken
    if (isRecord(body.createdUser)) run[which].user = body.createdUser
  }

const ownUser = ({ name, email, user }: Account) => ({
  ...(isRecord(user) && { _id: user._id, phone: user.phone, createdAt: user.createdAt }),
  name,
  email,
  cart: [],
  wishlist: [],
})

const notJson = ['', '{"email":', 'email=a@b&password=c', '[]', 'null', '"email"'].map((text) => ({ text }))

/** A row for each field, whose values are refused in it. */
const namesMissing = (call: 'signUp' | 'logIn', fields: string[]) =>
  fields.map((field) =>
    fails(call, 400, {
      what: `names the missing ${field}`,
      request: (run) =>
        [undefined, null, '', '  ', '\u200b\u3164', 7].map((value) => ({
          body: { ...signUpBody(run), [field]: value },
        })),
      names: [field],
    }),
  )

/** Sign-up and log-in. Four log-ins fail, which is within the limits of the reference server. */
export const accountSteps = [
  fails('signUp', 400, { what: 'refuses a body that is not JSON', request: () => notJson }),
  ...namesMissing('signUp', ['name', 'email', 'password']),
  fails('signUp', 400, {
    what: 'names each missing field',
    request: ({ account: { email } }) => ({ body: { email } }),
    names: ['name', 'password'],
  }),
  ...tooLongSignUpSteps,
  fails('logIn', 404, {
    what: 'does not know the email, so the refused sign-ups registered nobody',
    request: (run) => ({ body: loginBody(run) }),
    says: specifiedTexts.notRegistered,
  }),
  succeeds('signUp', {
    what: 'registers a user with empty lists, an id of the server, and the other fields of the request',
    request: (run) => ({
      body: {
        ...signUpBody(run),
        confirmPassword: run.password,
        phone: '98220 00000',
        _id: CHOSEN_ID,
        cart: [{ _id: 'free', price: '0' }],
        wishlist: [{ _id: 'free' }],
        createdAt: 'long ago',
      },
    }),
    check: ({ createdUser }, { account: { name, email } }) => [
      same('createdUser', createdUser, { name, email, phone: '98220 00000', cart: [], wishlist: [] }),
      createdUser._id === CHOSEN_ID ? 'createdUser._id is the one that the request sent' : null,
    ],
    learn: learnAccount('account'),
  }),
  succeeds('signUp', {
    what: 'registers another user with another id, and a name of the greatest length',
    request: (run) => ({
      body: {
        ...signUpBody(run, 'otherAccount'),
        name: ASTRAL.repeat(textLimits.name),
        password: run.password.normalize('NFD'),
      },
    }),
    check: ({ createdUser }, { account: { user } }) => [
      same('createdUser', createdUser, { name: ASTRAL.repeat(textLimits.name) }),
      isRecord(user) && user._id === createdUser._id ? "createdUser._id is another user's" : null,
    ],
    learn: learnAccount('otherAccount'),
  }),
  fails('signUp', 422, {
    what: `refuses the registered email, ${SAME}`,
    request: (run) =>
      sameEmails(run).map((email) => ({ body: { ...signUpBody(run, 'otherAccount'), email } })),
    says: specifiedTexts.emailExists,
  }),
  fails('logIn', 400, { what: 'refuses a body that is not JSON', request: () => notJson }),
  ...namesMissing('logIn', ['email', 'password']),
  fails('logIn', 401, {
    what: 'refuses a wrong password',
    request: (run) =>
      ['Paithani', run.password.toUpperCase(), `${run.password} `].map((password) => ({
        body: { ...loginBody(run), password },
      })),
    says: specifiedTexts.wrongCredentials,
  }),
  succeeds('logIn', {
    what: `returns the user who signed up and a token, for the email ${SAME}`,
    request: (run) => sameEmails(run).map((email) => ({ body: { ...loginBody(run), email } })),
    check: ({ foundUser }, { account }) => [same('foundUser', foundUser, ownUser(account))],
    learn: learnAccount('account'),
  }),
  succeeds('logIn', {
    what: 'compares the passwords of both sign-ups in NFC',
    request: ({ account, otherAccount, password }) =>
      [account, otherAccount].flatMap(({ email }) =>
        ['NFC', 'NFD'].map((form) => ({ body: { email, password: password.normalize(form) } })),
      ),
  }),
]
