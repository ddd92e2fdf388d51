import { extraFieldLimits, type StoredText, textLimits } from '../../src/contract'
import { fails } from '../defineStep'
import type { Run } from '../testRun'

/** A letter that is one character and two units of UTF-16. */
export const ASTRAL = '\u{20000}'

/** Takes the name of a text; returns one that has one character more than is stored. */
export const tooLong = (name: StoredText): string =>
  (name === 'zipcode' ? '9' : ASTRAL).repeat(textLimits[name] + 1)

const bodyOf = ({ account: { name, email }, password }: Run, change: object) => ({
  body: { name, email, password, ...change },
})

const refusesField = (field: string, value: (run: Run) => string) =>
  fails('signUp', 400, {
    what: `names the ${field} that is too long`,
    request: (run) => bodyOf(run, { [field]: value(run) }),
    names: [field],
  })

/** Sign-ups with texts over their limits. */
export const tooLongSignUpSteps = [
  refusesField('name', () => tooLong('name')),
  refusesField('email', ({ account }) => account.email.padStart(textLimits.email + 1, 'a')),
  refusesField('password', () => tooLong('password')),
  refusesField('phone', () => '9'.repeat(extraFieldLimits.value)),
  fails('signUp', 400, {
    what: 'refuses too many further fields, and a name of one that is too long',
    request: (run) => {
      const many = Array.from({ length: extraFieldLimits.count + 1 }, (_, index) => `more${index}`)
      const long = ['n'.repeat(extraFieldLimits.name + 1)]
      return [many, long].map((names) => bodyOf(run, Object.fromEntries(names.map((name) => [name, '']))))
    },
  }),
]
