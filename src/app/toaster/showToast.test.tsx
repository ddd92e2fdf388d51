import { render, screen } from '@testing-library/react'
import { showToast } from './showToast'
import { Toaster } from './Toaster'

test('a hint that is given twice before toasts can be shown is shown once', async () => {
  for (let time = 0; time < 2; time++) showToast('info', 'Update available')
  render(<Toaster />)
  expect(await screen.findAllByText('Update available')).toHaveLength(1)
})
