import { act, screen } from '@testing-library/react'
import { prefetchCatalog } from '@/shared/api/prefetchCatalog'
import { paths } from '@/shared/routing/paths'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { breakRoute, loseNextResponse, truncateNextResponse } from '@/testing/requests'

/** Replaces fetch for all requests. */
const mockFetch = (fetchOnce: (signal: AbortSignal) => Promise<never>) => () => {
  jest
    .spyOn(window, 'fetch')
    .mockImplementation((input, init) =>
      fetchOnce((input instanceof Request ? input : init)?.signal as AbortSignal),
    )
}

const unreachable = async () => {
  throw new TypeError('Failed to fetch')
}

const neverResponds = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

const GET = 'GET /api/products'
const productRequests = (requests: string[]) => requests.filter((request) => request.startsWith(GET))

describe('a catalogue request', () => {
  test.each([
    ['breaks off', () => truncateNextResponse(GET)],
    ['is lost', () => loseNextResponse(GET)],
  ])('whose response %s is sent again', async (_how, before) => {
    const { requests } = await renderApp(paths.products, { before })
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(productRequests(requests)).toHaveLength(2)
  })
})

describe('a catalogue request without a response', () => {
  test('shows an error, logs the reason, and is sent again when the network is back', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    await renderApp(paths.products, { before: mockFetch(unreachable) })
    expect(await screen.findByText('We could not load the products.')).toBeVisible()
    expect(consoleError.mock.calls.flat().toSorted()).toEqual([
      'getCategories failed: Network Error',
      'getProducts failed: Network Error',
    ])
    jest.mocked(window.fetch).mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('20 products')).toBeVisible()
  })

  test('is retried after ten seconds, and shows an error after twenty in all', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.useFakeTimers()
    try {
      await renderApp(paths.products, { before: mockFetch(neverResponds) })
      const sent = () => jest.mocked(window.fetch).mock.calls.length
      await act(() => jest.advanceTimersByTimeAsync(9_900))
      const once = sent()
      await act(() => jest.advanceTimersByTimeAsync(10_000))
      expect(sent()).toBe(2 * once)
      expect(screen.getByText('Loading the products')).toBeVisible()
      await act(() => jest.advanceTimersByTimeAsync(300))
      expect(screen.getByText('We could not load the products.')).toBeVisible()
      const reason = 'The request took too long. Please try again.'
      expect(consoleError.mock.calls.flat().toSorted()).toEqual([
        `getCategories failed: ${reason}`,
        `getProducts failed: ${reason}`,
      ])
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('catalogue prefetch', () => {
  test('sends no second request for prefetched data', async () => {
    const { requests } = await renderApp(paths.products, { before: () => prefetchCatalog() })
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(productRequests(requests)).toHaveLength(1)
  })

  test('counts a failed prefetch as one attempt, and retries with a new request', async () => {
    const { requests } = await renderApp(paths.products, {
      before: async () => {
        const mend = breakRoute('get', '/products')
        prefetchCatalog()
        await fetch('/api/products?limit=48')
        mend()
      },
    })
    expect(await screen.findByText('20 products')).toBeVisible()
    // The prefetch, the fetch in this test, and the retry.
    expect(productRequests(requests)).toHaveLength(3)
  })

  test('gives up a response that never comes after ten seconds, and sends a new request', async () => {
    jest.useFakeTimers()
    try {
      const { requests } = await renderApp(paths.products, {
        before: () => {
          mockFetch(neverResponds)()
          prefetchCatalog()
          jest.mocked(window.fetch).mockRestore()
        },
      })
      await act(() => jest.advanceTimersByTimeAsync(9_900))
      expect(requests).toEqual([])
      await act(() => jest.advanceTimersByTimeAsync(200))
      expect(requests.toSorted()).toEqual(['GET /api/categories', 'GET /api/products?limit=48'])
    } finally {
      jest.useRealTimers()
    }
    expect(await screen.findByText('20 products')).toBeVisible()
  })
})

const shopper = { cart: [paithani], wishlist: [bandhani] }

type Find = () => Promise<HTMLElement>
const text = (shown: string) => () => screen.findByText(shown)
const role = (name: 'checkbox' | 'group' | 'heading' | 'link', shown: string | RegExp) => () =>
  screen.findByRole(name, { name: shown })

describe('what could not be loaded', () => {
  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, path: string, route: string, endpoint: string, findIt: Find, findFocused?: Find]>([
    ['the products', paths.products, '/products', 'getProducts', text('20 products'), role('heading', 'Products')],
    ['the categories', paths.products, '/categories', 'getCategories', role('checkbox', 'Saree'), role('group', 'Category')],
    ['the collections', paths.home, '/categories', 'getCategories', role('link', /Saree Collection$/)],
    ['your cart', paths.cart, '/user/cart', 'getCart', role('link', paithani.title)],
    ['your wishlist', paths.wishlist, '/user/wishlist', 'getWishlist', role('link', bandhani.title)],
    ['your orders', paths.profile, '/user/orders', 'getOrders', text('Your orders will appear here.')],
  ])('%s, at %s, is logged, and loaded on Try again', async (what, path, route, endpoint, findIt, ...[findFocused]) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    let repair = () => {}
    const { user } = await renderApp(path, {
      shopper,
      before: () => {
        repair = breakRoute('get', route)
      },
    })
    expect(await screen.findByText(`We could not load ${what}.`)).toBeVisible()
    expect(consoleError.mock.calls).toEqual([[`${endpoint} failed: Request failed with status code 500`]])
    repair()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await findIt()).toBeVisible()
    if (findFocused) expect(await findFocused()).toHaveFocus()
  })
})
