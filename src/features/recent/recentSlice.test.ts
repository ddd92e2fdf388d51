import { loggedOut } from '@/features/auth'
import { productViewed, readViews, recentSlice, selectRecent } from './recentSlice'

const { reducer } = recentSlice
const u1 = { _id: 'u1', name: 'Asha', email: 'a@b', createdAt: '', updatedAt: '' }
const view = (ids: string[], owner?: string) =>
  ids.reduce((state, _id) => reducer(state, productViewed({ owner, _id })), reducer(undefined, { type: '' }))
const recent = (state: ReturnType<typeof view>, user: typeof u1 | null, current?: string) =>
  selectRecent({ recent: state, auth: user ? { token: 't', user } : { token: null, user: null } }, current)
// The meta of a fulfilled login.
const loggedIn = { meta: { requestStatus: 'fulfilled', requestId: 'r', arg: { endpointName: 'logIn' } } }

describe('recentSlice', () => {
  test.each<[what: string, viewed: string[], current: string | undefined, shown: string[]]>([
    ['nothing at first', [], undefined, []],
    ['the latest first', ['a', 'b', 'c'], undefined, ['c', 'b', 'a']],
    ['each product once', ['a', 'b', 'a'], undefined, ['a', 'b']],
    ['not the current product', ['a', 'b', 'c'], 'c', ['b', 'a']],
    ['at most eight', [...'abcdefghijkl'], undefined, [...'lkjihgfe']],
    ['eight besides the current product', [...'abcdefghijkl'], 'l', [...'kjihgfed']],
  ])('lists %s', (_what, viewed, current, shown) => {
    expect(recent(view(viewed, 'u1'), u1, current)).toEqual(shown)
  })

  test("does not list another user's views", () => {
    const state = view(['a'], 'u1')
    expect(recent(state, null)).toEqual([])
    expect(recent(state, { ...u1, _id: 'u2' })).toEqual([])
  })

  test('handles a user id that is also an inherited property', () => {
    const owner = 'constructor'
    const asha = { ...u1, _id: owner }
    expect(recent(view([]), asha)).toEqual([])
    expect(recent(view(['a', 'b'], owner), asha)).toEqual(['b', 'a'])
    const session = { token: 't', user: asha }
    const known = reducer(view(['a']), {
      type: 'api/executeMutation/fulfilled',
      payload: session,
      ...loggedIn,
    })
    expect(recent(known, asha)).toEqual(['a'])
  })

  test("deletes the user's and the visitor's views on logout, but not another user's", () => {
    let state = view(['a', 'b'], 'u1')
    for (const owner of [undefined, 'u2']) state = reducer(state, productViewed({ owner, _id: 'c' }))
    expect(reducer(state, loggedOut(u1))).toEqual({ viewed: { u2: ['c'] } })
  })

  test.each([
    ['nothing', undefined, undefined],
    ['text', 'text', undefined],
    ['no lists', {}, undefined],
    ['an invalid list', { viewed: { u1: 'a', u2: ['b'] } }, { viewed: { u2: ['b'] } }],
    ['a list of other values', { viewed: { u1: [7], u2: ['b'] } }, { viewed: { u2: ['b'] } }],
  ])('reads %s from storage', (_what, stored, read) => {
    expect(readViews(stored)).toEqual(read)
  })
})
