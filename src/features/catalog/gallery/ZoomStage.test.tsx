import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ZoomStage } from './ZoomStage'

const size = () => screen.getByRole('status').textContent

const show = () => {
  render(<ZoomStage src="/images/kumkum-kanjivaram-saree-900.jpg" />)
  return {
    user: userEvent.setup(),
    zoomIn: screen.getByRole('button', { name: 'Zoom in' }),
    zoomOut: screen.getByRole('button', { name: 'Zoom out' }),
  }
}

test('the buttons zoom in as far as it goes, and out again', async () => {
  const { user, zoomIn, zoomOut } = show()
  expect(size()).toBe('Zoom 100%')
  expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
  for (const reached of [175, 250, 325, 400]) {
    await user.click(zoomIn)
    expect(size()).toBe(`Zoom ${reached}%`)
  }
  expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  expect(zoomIn).toHaveFocus()
  await user.click(zoomOut)
  expect(size()).toBe('Zoom 325%')
  expect(zoomIn).not.toHaveAttribute('aria-disabled')
})

test('plus, minus and 0 do the same, wherever the focus is', async () => {
  const { user } = show()
  await user.keyboard('++')
  expect(size()).toBe('Zoom 250%')
  await user.keyboard('-')
  expect(size()).toBe('Zoom 175%')
  await user.keyboard('+0')
  expect(size()).toBe('Zoom 100%')
})

test('the keys of the browser stay its own', async () => {
  const { user } = show()
  await user.keyboard('{Control>}+{/Control}{Meta>}={/Meta}')
  expect(size()).toBe('Zoom 100%')
})
