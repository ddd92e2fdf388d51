import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { Dialog } from './Dialog'
import { useOverlay } from './useOverlay'

function FirstPage() {
  const [outer, inner] = [useOverlay('outer'), useOverlay('inner')]
  return (
    <>
      <h1>First page</h1>
      <button type="button" onClick={outer.open}>
        Open
      </button>
      <Dialog overlay={outer} label="Outer">
        <button type="button" onClick={inner.open}>
          Open another
        </button>
        <button type="button" onClick={outer.close}>
          Close both
        </button>
        <Link to="/second">Go on</Link>
      </Dialog>
      <Dialog overlay={inner} label="Inner">
        Words
      </Dialog>
    </>
  )
}

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

const show = () => {
  render(
    <MemoryRouter initialEntries={['/before', '/']}>
      <Routes>
        <Route path="/" element={<FirstPage />} />
        <Route path="*" element={<h1>Another page</h1>} />
      </Routes>
      <Back />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  return async (name: string) => user.click(screen.getByText(name))
}
const expectOpen = (names: string[]) =>
  waitFor(() =>
    expect(screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'))).toEqual(names),
  )

describe('useOverlay', () => {
  test('opens one dialog over another, and Back closes the upper one first', async () => {
    const press = show()
    for (const name of ['Open', 'Open another']) await press(name)
    await expectOpen(['Outer', 'Inner'])
    await press('Back')
    await expectOpen(['Outer'])
    await press('Back')
    await expectOpen([])
    expect(screen.getByRole('heading', { name: 'First page' })).toBeVisible()
    await press('Back')
    expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
  })

  test('goes back to before all dialogs when the lower one closes', async () => {
    const press = show()
    for (const name of ['Open', 'Open another', 'Close both']) await press(name)
    await expectOpen([])
    await press('Back')
    expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
  })

  test('is left by a link, and is open again on Back', async () => {
    const press = show()
    for (const name of ['Open', 'Go on']) await press(name)
    expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
    await press('Back')
    await expectOpen(['Outer'])
    await press('Back')
    await expectOpen([])
    expect(screen.getByRole('heading', { name: 'First page' })).toBeVisible()
  })
})
