import { readSession } from './readSession'

const user = { _id: 'u1', name: 'Asha', email: 'asha@resham.example', createdAt: 'then', updatedAt: 'now' }

describe('readUser', () => {
  test('reads a session without unknown fields', () => {
    expect(readSession({ token: 't', user: { ...user, password: 'x', cart: [] } })).toEqual({
      token: 't',
      user,
    })
  })

  test.each([
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { token: 't' },
    { user },
    { token: '', user },
    { token: 7, user },
    { token: 't', user: null },
    { token: 't', user: 'Asha' },
    { token: 't', user: { ...user, name: 7 } },
    { token: 't', user: { name: 'Asha', email: 'asha@resham.example' } },
  ])('returns undefined for %j', (stored) => {
    expect(readSession(stored)).toBeUndefined()
  })
})
