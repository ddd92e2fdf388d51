import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Gallery } from './Gallery'

const saree = '/images/kumkum-kanjivaram-saree-900.jpg'
const border = '/images/category-saree-810.jpg'

const show = (pictures: string[]) => {
  const element = <Gallery title="Kumkum Saree" pictures={pictures} />
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

const open = async (pictures: string[], name = 'Enlarge the picture of Kumkum Saree') => {
  const user = userEvent.setup()
  show(pictures)
  const opener = screen.getByRole('button', { name })
  await user.click(opener)
  const dialog = within(screen.getByRole('dialog', { name: 'Pictures of Kumkum Saree' }))
  return { user, opener, dialog }
}

/** The source of the enlarged picture; its placeholder is decorative. */
const sourceOf = (dialog: ReturnType<typeof within>) => dialog.getByRole('img').getAttribute('src')

describe('Gallery', () => {
  test('loads the first picture eagerly, and gives each one a button', () => {
    show([saree, border])
    const [fullView, closeUp] = screen.getAllByRole('img')
    expect(fullView).toHaveAttribute('src', saree)
    expect(fullView).toHaveAttribute('loading', 'eager')
    expect(closeUp).toHaveAttribute('src', border)
    expect(closeUp).toHaveAttribute('loading', 'lazy')
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Enlarge the picture of Kumkum Saree',
      'Enlarge the close-up of Kumkum Saree',
    ])
  })

  test('opens a picture in its largest width, and returns the focus to its button on closing', async () => {
    const { user, opener, dialog } = await open([saree])
    expect(sourceOf(dialog)).toBe(saree)
    expect(dialog.getByRole('img')).toHaveAttribute('sizes', '4000px')
    expect(dialog.getByRole('img')).toHaveAccessibleName(/^A red Kanjivaram silk saree/)
    expect(await dialog.findByRole('button', { name: 'Zoom in' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(opener).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('shows the chosen picture, and moves to the previous and the next one', async () => {
    const { user, dialog } = await open([saree, border], 'Enlarge the close-up of Kumkum Saree')
    const previous = dialog.getByRole('button', { name: 'Previous picture' })
    const next = dialog.getByRole('button', { name: 'Next picture' })
    expect(sourceOf(dialog)).toBe(border)
    expect(dialog.getByText('2 of 2')).toBeVisible()
    expect(next).toHaveAttribute('aria-disabled', 'true')

    await user.click(previous)
    expect(sourceOf(dialog)).toBe(saree)
    expect(dialog.getByText('1 of 2')).toBeVisible()
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    expect(previous).toHaveFocus()

    await user.click(next)
    expect(sourceOf(dialog)).toBe(border)
  })
})
