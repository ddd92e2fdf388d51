import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { paithani } from '@/testing/garments'
import { named } from '@/testing/named'
import { findItem, inHeader } from '@/testing/onPage'
import { renderShop } from '@/testing/renderShop'
import { holdRequests, releaseRequests } from '@/testing/requests'

const LISTS = ['GET /api/user/cart', 'GET /api/user/wishlist']

const show = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)

test.each([
  ['hidden later', () => {}, () => show('hidden')],
  ['opened in the background', () => show('hidden'), () => {}],
])(
  'a tab that was %s asks for its lists anew when it is shown after a minute',
  async (_how, before, after) => {
    const { requests } = await renderShop(paths.cart, { shopper: { cart: [paithani] }, before })
    await findItem(paithani.title)
    after()
    requests.length = 0
    later(61_000)
    show('visible')
    await waitFor(() => expect(requests.toSorted()).toEqual(LISTS))
  },
)

test('a tab that was hidden for less than a minute trusts its lists', async () => {
  const { requests } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
  await findItem(paithani.title)
  requests.length = 0
  show('hidden')
  later(59_000)
  show('visible')
  expect(await screen.findByText('MY CART (1)')).toBeVisible()
  expect(requests).toEqual([])
})

/** Stands in for the way to the other tabs; Node's own would keep the tests from ending. */
const listenToChannel = () => {
  const told: unknown[] = []
  const channels: EventTarget[] = []
  class Channel extends EventTarget {
    constructor() {
      super()
      channels.push(this)
    }
    postMessage = (message: unknown) => told.push(message)
    close = () => {}
  }
  Object.assign(window, { BroadcastChannel: Channel })
  const hear = (data: unknown) => channels[0]?.dispatchEvent(new MessageEvent('message', { data }))
  return { told, hear }
}
afterEach(() => Reflect.deleteProperty(window, 'BroadcastChannel'))

test.each([
  ['was made', undefined],
  ['failed half-way', '/user/cart/:productId'],
])('the other tabs are told of a change that %s', async (_what, broken) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { told } = listenToChannel()
  const { user, server } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
  const line = await findItem(paithani.title)
  if (broken) server.breakRoute('delete', broken)
  await user.click(line.getByRole('button', { name: named('Move to Wishlist') }))
  await waitFor(() => expect(told).toEqual([{ owner: expect.any(String) }]))
})

test('the other tabs are told nothing of what a log-out called off', async () => {
  const { told } = listenToChannel()
  const { user } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
  const line = await findItem(paithani.title)
  holdRequests()
  await user.click(line.getByRole('button', { name: named('Remove from Cart') }))
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByText('Oh no! You are logged out')
  releaseRequests()
  expect(told).toEqual([])
})

test('a browser that refuses the way to the other tabs opens the shop all the same', async () => {
  class Refused {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }
  Object.assign(window, { BroadcastChannel: Refused })
  await renderShop(paths.cart, { shopper: { cart: [paithani] } })
  expect(await screen.findByText('MY CART (1)')).toBeVisible()
})

test('a hidden tab that hears of changes fetches its lists once, when it is looked at', async () => {
  const { hear } = listenToChannel()
  const { requests } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
  await findItem(paithani.title)
  requests.length = 0
  show('hidden')
  for (let change = 0; change < 3; change++) hear({ owner: null })
  expect(requests).toEqual([])
  show('visible')
  await waitFor(() => expect(requests.toSorted()).toEqual(LISTS))
  hear({ owner: 'another user' })
  expect(requests).toHaveLength(2)
  hear({ owner: null })
  await waitFor(() => expect(requests).toHaveLength(4))
})

const transition = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }))

describe('a page of the back/forward cache', () => {
  test('is shown after it has looked whose session it is', async () => {
    const { address } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
    await findItem(paithani.title)
    transition('pagehide')
    expect(document.documentElement).not.toBeVisible()
    // Another tab logs out, and this page hears nothing of it.
    localStorage.removeItem('loginItems')
    const isVisible = jest.fn(() => document.documentElement.style.visibility !== 'hidden')
    const seen: string[] = []
    new MutationObserver(() => {
      if (isVisible()) seen.push(document.body.textContent)
    }).observe(document.documentElement, { attributes: true, attributeFilter: ['style'] })
    transition('pageshow')
    expect(document.documentElement).toBeVisible()
    expect(screen.queryByText('MY CART (1)')).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible()
    expect(address()).toBe(paths.login)
    expect(seen.join()).not.toContain(paithani.title)
  })

  test('fetches the lists of the same user again', async () => {
    const { requests } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
    await findItem(paithani.title)
    requests.length = 0
    transition('pagehide')
    transition('pageshow')
    await waitFor(() => expect(requests.toSorted()).toEqual(LISTS))
    expect(screen.getByText('MY CART (1)')).toBeVisible()
  })

  test('is no business of a page that is opened for the first time', async () => {
    const { requests } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
    await findItem(paithani.title)
    requests.length = 0
    transition('pageshow', false)
    expect(requests).toEqual([])
  })
})
