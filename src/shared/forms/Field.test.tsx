import { render, screen } from '@testing-library/react'
import { Field } from './Field'

describe('Field', () => {
  test('Field with an error is invalid, and described by its hint and the error', () => {
    render(<Field label="Zipcode" name="zipcode" hint="Six digits." error="Digits only." />)
    const input = screen.getByRole('textbox', { name: 'Zipcode' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Six digits. Digits only.')
    expect(screen.getByText('Digits only.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('two Fields with the same name have separate labels and errors', () => {
    render(
      <>
        <Field label="Shipping city" name="city" error="Missing." />
        <Field label="Billing city" name="city" />
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Shipping city' })).toHaveAccessibleDescription('Missing.')
    expect(screen.getByRole('textbox', { name: 'Billing city' })).not.toHaveAccessibleDescription()
  })
})
