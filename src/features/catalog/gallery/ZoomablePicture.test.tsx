import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ZoomablePicture } from './ZoomablePicture'

const zoom = () => screen.getAllByText(/^Zoom \d+%$/)[0]?.textContent

const show = () => {
  render(<ZoomablePicture src="/images/kumkum-kanjivaram-saree-900.jpg" />)
  return {
    user: userEvent.setup(),
    zoomIn: screen.getByRole('button', { name: 'Zoom in' }),
    zoomOut: screen.getByRole('button', { name: 'Zoom out' }),
  }
}

describe('ZoomablePicture', () => {
  test('zooms in to the maximum and out again by its buttons', async () => {
    const { user, zoomIn, zoomOut } = show()
    expect(zoom()).toBe('Zoom 100%')
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
    for (const reached of [175, 250, 325, 400]) {
      await user.click(zoomIn)
      expect(zoom()).toBe(`Zoom ${reached}%`)
    }
    expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
    expect(zoomIn).toHaveFocus()
    await user.click(zoomOut)
    expect(zoom()).toBe('Zoom 325%')
    expect(zoomIn).not.toHaveAttribute('aria-disabled')
  })

  test("ignores the browser's own shortcuts", async () => {
    const { user } = show()
    await user.keyboard('{Control>}+{/Control}{Meta>}={/Meta}')
    expect(zoom()).toBe('Zoom 100%')
  })
})
