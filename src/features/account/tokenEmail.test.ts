import { issueToken } from '@resham/mock-server/auth/token'
import { tokenEmail } from './tokenEmail'

test.each(['asha@resham.example', 'आशा+ÿþ@resham.example'])('reads %s in a token', (email) => {
  expect(tokenEmail(issueToken({ _id: 'u1', email }))).toBe(email)
})

test.each(['', 'opaque', 'a.b.c', 'a.e30.c'])('reads nothing in %j', (token) => {
  expect(tokenEmail(token)).toBeUndefined()
})
