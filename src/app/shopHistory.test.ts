import { waitFor } from '@testing-library/react'
import { createShopHistory, type ShopHistory } from './shopHistory'

let history: ShopHistory
let arrive: Record<string, () => void>
const heard = jest.fn()

beforeEach(() => {
  window.history.replaceState({ usr: null, key: 'first', idx: 0 }, '', '/')
  arrive = {}
  // The pages under /later come in chunks.
  history = createShopHistory((pathname) =>
    pathname.startsWith('/later')
      ? new Promise((resolve) => {
          arrive[pathname] = resolve
        })
      : undefined,
  )
  heard.mockReset()
  history.subscribe((left) => heard(`${left.pathname} ${history.action} ${history.location.pathname}`))
})

afterEach(() => history.dispose())

test('a page that is there is gone to at once, and everybody hears of it', () => {
  const another = jest.fn()
  history.subscribe(another)
  history.push('/a?b=c#d', { from: '/' })
  expect(history.location).toMatchObject({ pathname: '/a', search: '?b=c', hash: '#d', state: { from: '/' } })
  expect(window.history.state).toMatchObject({ usr: { from: '/' }, key: history.location.key, idx: 1 })
  history.replace('/b')
  expect(window.history.state).toMatchObject({ usr: null, idx: 1 })
  expect(heard.mock.calls).toEqual([['/ PUSH /a'], ['/a REPLACE /b']])
  expect(another).toHaveBeenCalledTimes(2)
})

test('a page that is fetched is gone to when it has come', async () => {
  history.push('/later')
  expect(history.isPending).toBe(true)
  expect([history.location.pathname, window.location.pathname]).toEqual(['/', '/'])
  arrive['/later']?.()
  await waitFor(() => expect(heard.mock.calls).toEqual([['/ PUSH /later']]))
  expect(history.isPending).toBe(false)
  expect(window.location.pathname).toBe('/later')
})

test('the next navigation takes the place of one that is pending', async () => {
  history.push('/later')
  history.push('/later/still')
  history.push('/a')
  arrive['/later']?.()
  arrive['/later/still']?.()
  await Promise.resolve()
  expect(heard.mock.calls).toEqual([['/ PUSH /a']])
  expect(window.history.state.idx).toBe(1)
})

test('Back waits for its page too', async () => {
  history.push('/later')
  arrive['/later']?.()
  await waitFor(() => expect(history.location.pathname).toBe('/later'))
  history.push('/a')
  history.go(-1)
  await waitFor(() => expect(window.location.pathname).toBe('/later'))
  expect(history.location.pathname).toBe('/a')
  arrive['/later']?.()
  await waitFor(() => expect(heard).toHaveBeenLastCalledWith('/a POP /later'))
})
