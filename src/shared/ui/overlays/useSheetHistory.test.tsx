import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  unstable_HistoryRouter as HistoryRouter,
  UNSAFE_createMemoryHistory,
  useLocation,
} from 'react-router-dom'
import { visitKeyOf } from '../../routing/pageVisit'
import { useSheetHistory } from './useSheetHistory'

function Example() {
  const { isOpen, open, close } = useSheetHistory('filters')
  const location = useLocation()
  const closeTwice = () => {
    close()
    close()
  }
  return (
    <>
      <p>{visitKeyOf(location)}</p>
      <button type="button" onClick={isOpen ? closeTwice : open}>
        {isOpen ? 'Close' : 'Open'}
      </button>
    </>
  )
}

describe('useSheetHistory', () => {
  test('adds a history entry of the same page visit, and goes back once', async () => {
    const history = UNSAFE_createMemoryHistory({
      initialEntries: ['/', '/products?rating=4'],
      v5Compat: true,
    })
    render(
      <HistoryRouter history={history}>
        <Example />
      </HistoryRouter>,
    )
    const { key } = history.location
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(history.location).toMatchObject({ pathname: '/products', search: '?rating=4' })
    expect(history.location.key).not.toBe(key)
    expect(screen.getByText(key)).toBeVisible()

    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(history.location.state).toBeNull())
    expect(history.location).toMatchObject({ pathname: '/products', key })
  })
})
