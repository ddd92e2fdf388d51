import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { placeOf, useSheetHistory } from './sheetHistory'

function Place() {
  const { isOpen, open, close } = useSheetHistory('filters')
  const location = useLocation()
  const closeTwice = () => {
    close()
    close()
  }
  return (
    <>
      <p>{placeOf(location)}</p>
      <button type="button" onClick={isOpen ? closeTwice : open}>
        {isOpen ? 'Close' : 'Open'}
      </button>
    </>
  )
}

test('a sheet is a step of its own over the same place, and is taken back once', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Place /> }], {
    initialEntries: ['/', '/products?rating=4'],
  })
  render(<RouterProvider router={router} />)
  const { key } = router.state.location
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(router.state.location).toMatchObject({ pathname: '/products', search: '?rating=4' })
  expect(router.state.location.key).not.toBe(key)
  expect(screen.getByText(key)).toBeVisible()

  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.state).toBeNull())
  expect(router.state.location).toMatchObject({ pathname: '/products', key })
  router.dispose()
})
