import { waitFor } from '@testing-library/react'
import { type AppHistory, createAppHistory } from './appHistory'

let history: AppHistory
let finishLoading: Record<string, () => void>
const listener = jest.fn()

beforeEach(() => {
  window.history.replaceState({ usr: null, key: 'first', idx: 0 }, '', '/')
  finishLoading = {}
  // The pages under /later are lazy.
  history = createAppHistory((pathname) =>
    pathname.startsWith('/later')
      ? new Promise((resolve) => {
          finishLoading[pathname] = resolve
        })
      : undefined,
  )
  listener.mockReset()
  history.subscribe(({ pathname }) => listener(`${pathname} ${history.action} ${history.location.pathname}`))
})

afterEach(() => history.dispose())

describe('history of the app', () => {
  test('navigates to a loaded page at once, and notifies all listeners', () => {
    const another = jest.fn()
    history.subscribe(another)
    history.push('/a?b=c#d', { from: '/' })
    expect(history.location).toMatchObject({
      pathname: '/a',
      search: '?b=c',
      hash: '#d',
      state: { from: '/' },
    })
    expect(window.history.state).toMatchObject({ usr: { from: '/' }, key: history.location.key, idx: 1 })
    history.replace('/b')
    expect(window.history.state).toMatchObject({ usr: null, idx: 1 })
    expect(listener.mock.calls).toEqual([['/ PUSH /a'], ['/a REPLACE /b']])
    expect(another).toHaveBeenCalledTimes(2)
  })

  test('navigates to a lazy page when it is loaded', async () => {
    history.push('/later')
    expect(history.isPending).toBe(true)
    expect([history.location.pathname, window.location.pathname]).toEqual(['/', '/'])
    finishLoading['/later']?.()
    await waitFor(() => expect(listener.mock.calls).toEqual([['/ PUSH /later']]))
    expect(history.isPending).toBe(false)
    expect(window.location.pathname).toBe('/later')
  })

  test('drops a pending navigation for the next one', async () => {
    history.push('/later')
    history.push('/later/still')
    history.push('/a')
    finishLoading['/later']?.()
    finishLoading['/later/still']?.()
    await Promise.resolve()
    expect(listener.mock.calls).toEqual([['/ PUSH /a']])
    expect(window.history.state.idx).toBe(1)
  })

  test('waits for the page on Back too', async () => {
    history.push('/later')
    finishLoading['/later']?.()
    await waitFor(() => expect(history.location.pathname).toBe('/later'))
    history.push('/a')
    history.go(-1)
    await waitFor(() => expect(window.location.pathname).toBe('/later'))
    expect(history.location.pathname).toBe('/a')
    finishLoading['/later']?.()
    await waitFor(() => expect(listener).toHaveBeenLastCalledWith('/a POP /later'))
  })
})
