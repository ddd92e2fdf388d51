import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from './Field'
import { PasswordField } from './PasswordField'

describe('Field', () => {
  test('Field is named by its label and described by its hint', () => {
    render(<Field label="Zipcode" name="zipcode" inputMode="numeric" hint="Six digits." />)
    const input = screen.getByRole('textbox', { name: 'Zipcode' })
    expect(input).toHaveAttribute('name', 'zipcode')
    expect(input).toHaveAttribute('inputmode', 'numeric')
    expect(input).toHaveAccessibleDescription('Six digits.')
    expect(input).toBeValid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('Field with an error is invalid, and described by its hint and the error', () => {
    render(<Field label="Zipcode" name="zipcode" hint="Six digits." error="Digits only." />)
    const input = screen.getByRole('textbox', { name: 'Zipcode' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Six digits. Digits only.')
    expect(screen.getByText('Digits only.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('Field with isErrorLive announces its error', () => {
    render(<Field label="Zipcode" name="zipcode" error="Digits only." isErrorLive />)
    expect(screen.getByRole('alert')).toHaveTextContent('Digits only.')
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

  test('PasswordField shows and hides the password, and supports autocomplete', async () => {
    const user = userEvent.setup()
    render(<PasswordField label="Confirm password" name="confirmPassword" autoComplete="new-password" />)
    const input = screen.getByLabelText('Confirm password')
    const toggle = screen.getByRole('button', { name: 'Show confirm password' })
    await user.type(input, 'silk')

    expect(input).toHaveAttribute('type', 'password')
    expect(input).toHaveAttribute('autocomplete', 'new-password')
    expect(toggle).toHaveAttribute('aria-pressed', 'false')

    await user.click(toggle)
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveValue('silk')
    expect(toggle).toHaveAttribute('aria-pressed', 'true')

    await user.click(toggle)
    expect(input).toHaveAttribute('type', 'password')
  })
})
