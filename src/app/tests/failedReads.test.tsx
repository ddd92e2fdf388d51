import { act, screen } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { renderApp } from '@/testing/renderApp'
import { applyRequestLimits } from '@/testing/requestLimits'
import { loseNextResponse, truncateNextResponse } from '@/testing/requests'

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
    applyRequestLimits()
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
