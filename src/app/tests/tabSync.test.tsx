import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { storeInOtherTab } from '@/testing/otherTab'
import { definitionsOf, findItem } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { allAnswered, renderApp } from '@/testing/renderApp'
import { breakRoute } from '@/testing/requests'

const LISTS = ['GET /api/user/cart', 'GET /api/user/wishlist']
/** Takes the requests that were sent; returns those of the lists. A page may send others. */
const listRequests = (requests: string[]) => requests.filter((request) => LISTS.includes(request)).toSorted()

const setVisibility = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
const advanceClock = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)
/** A request that an event leads to has been sent by then. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('tab sync', () => {
  test.each([
    ['a tab that was hidden for a minute', () => {}, () => setVisibility('hidden'), 61, LISTS],
    ['a tab that was opened in the background', () => setVisibility('hidden'), () => {}, 61, LISTS],
    ['no tab that was hidden for less', () => {}, () => setVisibility('hidden'), 59, []],
  ])('refetches the lists of %s when it is shown', async (_what, before, after, seconds, sent) => {
    const { requests } = await renderApp(paths.cart, { shopper: { cart: [paithani] }, before })
    await findItem(paithani.title)
    await allAnswered()
    after()
    requests.length = 0
    advanceClock(seconds * 1000)
    setVisibility('visible')
    await nextTask()
    await waitFor(() => expect(listRequests(requests)).toEqual(sent))
  })

  /** A fake BroadcastChannel; Node's own would keep the tests from exiting. */
  const mockChannel = () => {
    const sent: unknown[] = []
    const channels: EventTarget[] = []
    class Channel extends EventTarget {
      constructor() {
        super()
        channels.push(this)
      }
      postMessage = (message: unknown) => sent.push(message)
      close = () => {}
    }
    Object.assign(window, { BroadcastChannel: Channel })
    const receive = () => channels[0]?.dispatchEvent(new MessageEvent('message'))
    return { sent, receive }
  }
  afterEach(() => Reflect.deleteProperty(window, 'BroadcastChannel'))

  test.each([
    ['a move', undefined],
    ['a move that failed half-way', '/user/cart/:productId'],
  ])('tells the other tabs of %s, once', async (_what, broken) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { sent } = mockChannel()
    const { user } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    const line = await findItem(paithani.title)
    if (broken) breakRoute('delete', broken)
    await user.click(line.getByRole('button', { name: buttonName('Move to Wishlist') }))
    await waitFor(() => expect(sent).toHaveLength(1))
    await allAnswered()
    expect(sent).toHaveLength(1)
    expect(consoleError).toHaveBeenCalledTimes(broken ? 1 : 0)
  })

  test('opens the app when BroadcastChannel throws', async () => {
    class BlockedChannel {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    }
    Object.assign(window, { BroadcastChannel: BlockedChannel })
    await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    expect(await screen.findByText('MY CART (1)')).toBeVisible()
  })

  test('refetches the lists once when a hidden tab that missed changes is shown', async () => {
    const { receive } = mockChannel()
    const { requests } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    await findItem(paithani.title)
    await allAnswered()
    requests.length = 0
    setVisibility('hidden')
    for (let change = 0; change < 3; change++) receive()
    await nextTask()
    expect(requests).toEqual([])
    setVisibility('visible')
    await waitFor(() => expect(listRequests(requests)).toEqual(LISTS))
    receive()
    await waitFor(() => expect(listRequests(requests)).toHaveLength(4))
  })
})

describe('what another tab stores', () => {
  const restore = (key: string) => JSON.parse(localStorage.getItem(key) ?? '')

  test.each([
    ['a log-out', 'loginItems'],
    ['the removal of everything', null],
  ])('ends the session after %s', async (_what, key) => {
    const { currentUrl } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    await findItem(paithani.title)
    storeInOtherTab(key)
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible()
    expect(currentUrl()).toBe(paths.login)
    expect(localStorage.getItem('loginItems')).toBeNull()
  })

  test('shows an edited profile and address, and stores nothing again', async () => {
    await renderApp(paths.profile, { shopper: { name: 'Asha Rao' } })
    await screen.findByText('Your orders will appear here.')
    const session = restore('loginItems')
    const { user } = session
    const place = { city: 'Pune', zipcode: '411001', state: 'Maharashtra', country: 'India' }
    const address = { id: 0, name: 'Office', street: '1 Loom Lane', ...place }
    const books = { [user._id]: { addresses: [address], selectedId: null } }
    const written = jest.spyOn(Storage.prototype, 'setItem')
    storeInOtherTab('loginItems', JSON.stringify({ ...session, user: { ...user, name: 'Zoya Khan' } }))
    storeInOtherTab('addresses', JSON.stringify({ ...restore('addresses'), books }))
    expect(await screen.findByText('1 Loom Lane', { exact: false })).toBeVisible()
    const details = screen.getByRole('region', { name: 'Your details' })
    expect(definitionsOf(details)).toMatchObject({ Name: 'Zoya Khan' })
    expect(written).toHaveBeenCalledTimes(2)
  })
})

test('a form of an address that another tab has deleted does not overwrite the one that has got its id', async () => {
  const place = { city: 'Pune', zipcode: '411001', state: 'Maharashtra', country: 'India' }
  const ravi = { id: 1, key: 'first', name: 'Ravi', street: '7 Mill Road', ...place }
  const zoya = { ...ravi, key: 'second', name: 'Zoya' }
  let owner = ''
  const books = (address: typeof ravi) =>
    JSON.stringify({ books: { [owner]: { addresses: [address], selectedId: null } } })
  const { user } = await renderApp(paths.profile, {
    shopper: {},
    before: () => {
      owner = JSON.parse(localStorage.getItem('loginItems') ?? '').user._id
      localStorage.setItem('addresses', books(ravi))
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Edit address of Ravi/ }))
  // A tab that slept hears of both changes when it wakes up.
  storeInOtherTab('addresses', books(zoya))
  expect(await screen.findByRole('button', { name: /^Edit address of Zoya/ })).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Save Address' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Edit address of Zoya/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(JSON.parse(localStorage.getItem('addresses') ?? '')).toMatchObject(JSON.parse(books(zoya)))
})

const transition = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }))

describe('page from the back/forward cache', () => {
  test('hides the page until the stored session is read', async () => {
    const { currentUrl } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    await findItem(paithani.title)
    transition('pagehide')
    expect(document.documentElement).not.toBeVisible()
    // Another tab logs out, and a cached page gets no events.
    localStorage.removeItem('loginItems')
    const isVisible = jest.fn(() => document.documentElement.style.visibility !== 'hidden')
    const visibleTexts: string[] = []
    new MutationObserver(() => {
      if (isVisible()) visibleTexts.push(document.body.textContent)
    }).observe(document.documentElement, { attributes: true, attributeFilter: ['style'] })
    transition('pageshow')
    await waitFor(() => expect(document.documentElement).toBeVisible())
    expect(screen.queryByText('MY CART (1)')).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible()
    expect(currentUrl()).toBe(paths.login)
    expect(visibleTexts.join()).not.toContain(paithani.title)
  })

  test.each([
    ['of the same user', () => {}],
    ['of a user whom this page alone has, where the storage was full', () => localStorage.clear()],
  ])('refetches the lists %s', async (_whose, before) => {
    const { requests } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    await findItem(paithani.title)
    await allAnswered()
    before()
    requests.length = 0
    transition('pagehide')
    transition('pageshow')
    await waitFor(() => expect(listRequests(requests)).toEqual(LISTS))
    expect(screen.getByText('MY CART (1)')).toBeVisible()
  })

  test('refetches nothing when the page was not cached', async () => {
    const { requests } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    await findItem(paithani.title)
    await allAnswered()
    requests.length = 0
    transition('pageshow', false)
    await nextTask()
    expect(requests).toEqual([])
  })
})
