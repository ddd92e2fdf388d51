import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Loader } from './Loader'
import { Page } from './Page'
import { SkipLink } from './SkipLink'

test('a page names the document, and the home page gives it the name of the shop', () => {
  const { rerender } = render(<Page title="Wishlist">…</Page>)
  expect(document.title).toBe('Wishlist · Resham')
  rerender(<Page>…</Page>)
  expect(document.title).toBe('Resham · The feeling of luxury')
})

test('the skip link moves the focus to the content and leaves the address alone', async () => {
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

test('a loader says that it loads, shows a skeleton to the eye alone, and can be tried again', async () => {
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
