import { readViews } from './readViews'
import { productViewed, recentSlice, selectRecent, viewsForgotten } from './recentSlice'

const { reducer } = recentSlice
const u1 = { _id: 'u1', name: 'Asha', email: 'a@b', createdAt: '', updatedAt: '' }
const look = (ids: string[], owner?: string) =>
  ids.reduce((state, _id) => reducer(state, productViewed({ owner, _id })), reducer(undefined, { type: '' }))
const recent = (state: ReturnType<typeof look>, user: typeof u1 | null, current?: string) =>
  selectRecent({ recent: state, auth: user ? { token: 't', user } : { token: null, user: null } }, current)
// As the answer to a log-in brings it.
const loggedIn = { meta: { requestStatus: 'fulfilled', requestId: 'r', arg: { endpointName: 'login' } } }

test.each<[what: string, viewed: string[], current: string | undefined, shown: string[]]>([
  ['nothing', [], undefined, []],
  ['the latest first', ['a', 'b', 'c'], undefined, ['c', 'b', 'a']],
  ['each once', ['a', 'b', 'a'], undefined, ['a', 'b']],
  ['not what is being looked at', ['a', 'b', 'c'], 'c', ['b', 'a']],
  ['eight', [...'abcdefghijkl'], undefined, [...'lkjihgfe']],
  ['eight others', [...'abcdefghijkl'], 'l', [...'kjihgfed']],
])('%s', (_what, viewed, current, shown) => {
  expect(recent(look(viewed, 'u1'), u1, current)).toEqual(shown)
})

test('nobody sees what somebody else looked at', () => {
  const state = look(['a'], 'u1')
  expect(recent(state, null)).toEqual([])
  expect(recent(state, { ...u1, _id: 'u2' })).toEqual([])
})

test('a shopper may be called as anything is, and has looked at nothing yet', () => {
  const owner = 'constructor'
  const asha = { ...u1, _id: owner }
  expect(recent(look([]), asha)).toEqual([])
  expect(recent(look(['a', 'b'], owner), asha)).toEqual(['b', 'a'])
  const session = { token: 't', user: asha }
  const known = reducer(look(['a']), { type: 'api/executeMutation/fulfilled', payload: session, ...loggedIn })
  expect(recent(known, asha)).toEqual(['a'])
})

test('who logs out leaves nothing behind, and takes nothing of others along', () => {
  let state = look(['a', 'b'], 'u1')
  for (const owner of [undefined, 'u2']) state = reducer(state, productViewed({ owner, _id: 'c' }))
  expect(reducer(state, viewsForgotten('u1'))).toEqual({ viewed: { u2: ['c'] } })
})

test.each([
  ['nothing', undefined, undefined],
  ['text', 'text', undefined],
  ['no lists', {}, undefined],
  ['a list that is none', { viewed: { u1: 'a', u2: ['b'] } }, { viewed: { u2: ['b'] } }],
  ['a list of other things', { viewed: { u1: [7], u2: ['b'] } }, { viewed: { u2: ['b'] } }],
])('a browser that kept %s', (_what, kept, read) => {
  expect(readViews(kept)).toEqual(read)
})
