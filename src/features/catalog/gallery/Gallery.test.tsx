import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Gallery } from './Gallery'

const saree = '/images/kumkum-kanjivaram-saree-900.jpg'
const border = '/images/category-saree-810.jpg'

const open = async (pictures: string[], name = 'Enlarge the picture of Kumkum Saree') => {
  const user = userEvent.setup()
  render(<Gallery title="Kumkum Saree" pictures={pictures} />)
  const opener = screen.getByRole('button', { name })
  await user.click(opener)
  const dialog = within(screen.getByRole('dialog', { name: 'Pictures of Kumkum Saree' }))
  return { user, opener, dialog }
}

/** What the dialog shows to everyone; what stands in for it meanwhile is decoration. */
const sourceOf = (dialog: ReturnType<typeof within>) => dialog.getByRole('img').getAttribute('src')

test('the first picture comes before the rest, and each has a button of its own', () => {
  render(<Gallery title="Kumkum Saree" pictures={[saree, border]} />)
  const [whole, near] = screen.getAllByRole('img')
  expect(whole).toHaveAttribute('src', saree)
  expect(whole).toHaveAttribute('loading', 'eager')
  expect(near).toHaveAttribute('src', border)
  expect(near).toHaveAttribute('loading', 'lazy')
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Enlarge the picture of Kumkum Saree',
    'Enlarge the close-up of Kumkum Saree',
  ])
})

test('a picture opens in its largest width, and its button has the focus again when it closes', async () => {
  const { user, opener, dialog } = await open([saree])
  expect(sourceOf(dialog)).toBe(saree)
  expect(dialog.getByRole('img')).toHaveAttribute('sizes', '4000px')
  expect(dialog.getByRole('img')).toHaveAccessibleName(/^A red Kanjivaram silk saree/)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(opener).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('one picture has no next', async () => {
  const { dialog } = await open([saree])
  expect(await dialog.findByRole('button', { name: 'Zoom in' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument()
})

test('of two pictures the one that was chosen is shown, and the other is one step away', async () => {
  const { user, opener, dialog } = await open([saree, border], 'Enlarge the close-up of Kumkum Saree')
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
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(opener).toHaveFocus()
})
