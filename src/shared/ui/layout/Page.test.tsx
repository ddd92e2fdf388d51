import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Loader } from '../feedback/Loader'
import { SkipLink } from '../focus/SkipLink'
import { Page } from './Page'

describe('Page', () => {
  test('Page sets the document title, which without a title is that of the shop', () => {
    const { rerender } = render(<Page title="Wishlist">…</Page>)
    expect(document.title).toBe('Wishlist · Resham')
    rerender(<Page>…</Page>)
    expect(document.title).toBe('Resham · The feeling of luxury')
  })

  test('SkipLink moves the focus to the content and does not change the URL', async () => {
    const user = userEvent.setup()
    render(
      <>
        <SkipLink />
        <main id="content">…</main>
      </>,
    )
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(window.location.hash).toBe('')
  })

  test('Loader announces its label, hides its skeleton from assistive technology, and offers a retry', async () => {
    const user = userEvent.setup()
    const onRetry = jest.fn()
    const { rerender } = render(<Loader label="Loading products">a skeleton</Loader>)
    expect(screen.getByRole('status')).toHaveTextContent('Loading products')
    expect(screen.getByText('a skeleton')).toHaveAttribute('aria-hidden', 'true')

    rerender(
      <Loader label="The products could not be loaded." onRetry={onRetry}>
        a skeleton
      </Loader>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('The products could not be loaded.')
    expect(screen.queryByText('a skeleton')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
