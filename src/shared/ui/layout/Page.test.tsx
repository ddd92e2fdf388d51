import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Loader } from '../feedback/Loader'
import { SkipLink } from '../focus/SkipLink'

describe('Page', () => {
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

  test('Loader announces its label, and hides its skeleton from assistive technology', () => {
    render(<Loader label="Loading products">a skeleton</Loader>)
    expect(screen.getByRole('status')).toHaveTextContent('Loading products')
    expect(screen.getByText('a skeleton')).toHaveAttribute('aria-hidden', 'true')
  })
})
