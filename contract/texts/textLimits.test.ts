import {
  DELIVERY_FIELDS,
  findTextProblem,
  normalizeEmail,
  normalizePassword,
  textLimits,
  toStoredText,
} from './textLimits'

const [NFC, NFD] = ['José', 'José'.normalize('NFD')]

test.each([
  ['asha@resham.example', 'asha@resham.example'],
  [' Asha@Resham.example ', 'Asha@Resham.example'],
  ['\u202aasha\u200b@resham.example\u202c', 'asha@resham.example'],
  [`\u200b ${NFD}@resham.example`, `${NFC}@resham.example`],
])('the email %j is stored as %j', (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored)
  expect(normalizeEmail(stored)).toBe(stored)
})

test.each([
  [NFD, NFC],
  [' two  words ', ' two  words '],
  ['two\u00a0words', 'two words'],
  ['a\u200bb', 'a\u200bb'],
])('the password %j is compared as %j', (typed, compared) => {
  expect(normalizePassword(typed)).toBe(compared)
})

test.each([
  ['zipcode', '431 005', '431005'],
  ['zipcode', '\u200e431\u00a0005 ', '431005'],
  ['zipcode', '४३१ ००५', '431005'],
  ['zipcode', '௪௩௧௦௦௫', '431005'],
  ['zipcode', '43100l', '43100l'],
  ['name', '  Asha  Rao ', 'Asha  Rao'],
  ['name', 'क्\u200dष', 'क्\u200dष'],
  ['street', ' \u200b\u3164', ''],
] as const)('the %s %j is stored as %j', (name, typed, stored) => {
  expect(toStoredText(name, typed)).toBe(stored)
})

test.each([...DELIVERY_FIELDS, 'email', 'password'] as const)('a %s has a limit', (name) => {
  const longest = (name === 'zipcode' ? '9' : '\u{20000}').repeat(textLimits[name])
  expect(findTextProblem(name, longest)).toBeUndefined()
  expect(findTextProblem(name, `${longest}9`)).toBe('tooLong')
  expect(findTextProblem(name, '\u200b\u3164 ')).toBe('blank')
})

test('only what is stored is counted', () => {
  expect(findTextProblem('city', ` ${'x'.repeat(100)} `)).toBeUndefined()
  expect(findTextProblem('zipcode', '9 '.repeat(12))).toBeUndefined()
  expect(findTextProblem('password', 'é'.repeat(1_024).normalize('NFD'))).toBeUndefined()
})

test.each(['43100l', '-431005', '431.005', '٤٣١'])('the zipcode %j is not digits', (zipcode) => {
  expect(findTextProblem('zipcode', zipcode)).toBe('notDigits')
})
