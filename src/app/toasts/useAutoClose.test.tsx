import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { toasts } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

jest.unmock('./useAutoClose')

describe('useAutoClose', () => {
  afterEach(() => jest.useRealTimers())

  test('closes a polite status at the bottom right after 3000 ms without any animation', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { user } = await renderApp(paths.product(paithani._id), { shopper: {} })
    await user.click(await screen.findByRole('button', { name: buttonName('Add to cart') }))
    const toast = (await screen.findByText('Item Added to Cart!')).closest<HTMLElement>('.Toastify__toast')
    expect(toast).toHaveAttribute('role', 'status')
    expect(toast?.parentElement).toHaveClass('Toastify__toast-container--bottom-right')
    toast?.focus()
    jest.advanceTimersByTime(10_000)
    expect(toast).toHaveAttribute('role', 'status')
    toast?.blur()
    await waitFor(() => expect(toast).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: buttonName('Add to Wishlist') }))
    await screen.findByText('Item Added to Wishlist!')
    jest.advanceTimersByTime(2_000)
    expect(toasts()).toHaveLength(1)
    jest.advanceTimersByTime(1_000)
    await waitFor(() => expect(toasts()).toEqual([]))
  })
})
