import { render, screen } from '@testing-library/react'
import { showToast, Toaster } from './toaster'

describe('showToast', () => {
  test('shows an info toast once that is requested twice before the Toaster renders', async () => {
    for (let time = 0; time < 2; time++) showToast('info', 'Update available')
    render(<Toaster />)
    expect(await screen.findAllByText('Update available')).toHaveLength(1)
  })
})
