import { act, screen } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { renderShop } from '@/testing/renderShop'

/** Lets every call of the shop end this way: what the mock server's own fetch does when it is called off. */
const answerWith = (fetchOnce: (signal: AbortSignal) => Promise<never>) => () => {
  jest
    .spyOn(window, 'fetch')
    .mockImplementation((input, init) =>
      fetchOnce((input instanceof Request ? input : init)?.signal as AbortSignal),
    )
}

const unreachable = async () => {
  throw new TypeError('Failed to fetch')
}

const neverAnswered = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })

test('a shop that cannot be reached says so, and why on the console', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  await renderShop(paths.products, { before: answerWith(unreachable) })
  expect(await screen.findByText('We could not load the products.')).toBeVisible()
  expect(complaint.mock.calls.flat().toSorted()).toEqual([
    'getCategories failed: Network Error',
    'getProducts failed: Network Error',
  ])
})

test('a read is waited for ten seconds, asked for three times more, and then given up', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.useFakeTimers()
  try {
    await renderShop(paths.products, { before: answerWith(neverAnswered) })
    await act(() => jest.advanceTimersByTimeAsync(39_900))
    expect(screen.getByText('Loading the products')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(300))
    expect(screen.getByText('We could not load the products.')).toBeVisible()
    const why = 'The request took too long. Please try again.'
    expect(complaint.mock.calls.flat().toSorted()).toEqual([
      `getCategories failed: ${why}`,
      `getProducts failed: ${why}`,
    ])
  } finally {
    jest.useRealTimers()
  }
})
