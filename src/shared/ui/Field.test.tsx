import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from './Field'
import { PasswordField } from './PasswordField'

test('a field is named by its label and described by its hint', () => {
  render(<Field label="Zipcode" name="zipcode" inputMode="numeric" hint="Six digits." />)
  const input = screen.getByRole('textbox', { name: 'Zipcode' })
  expect(input).toHaveAttribute('name', 'zipcode')
  expect(input).toHaveAttribute('inputmode', 'numeric')
  expect(input).toHaveAccessibleDescription('Six digits.')
  expect(input).toBeValid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('an error marks its field and joins the hint in describing it', () => {
  render(<Field label="Zipcode" name="zipcode" hint="Six digits." error="Digits only." />)
  const input = screen.getByRole('textbox', { name: 'Zipcode' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Six digits. Digits only.')
  expect(screen.getByText('Digits only.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('an error that comes and goes while one types is announced by itself', () => {
  render(<Field label="Zipcode" name="zipcode" error="Digits only." isErrorLive />)
  expect(screen.getByRole('alert')).toHaveTextContent('Digits only.')
})

test('two fields of one name keep their own labels and errors', () => {
  render(
    <>
      <Field label="Shipping city" name="city" error="Missing." />
      <Field label="Billing city" name="city" />
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Shipping city' })).toHaveAccessibleDescription('Missing.')
  expect(screen.getByRole('textbox', { name: 'Billing city' })).not.toHaveAccessibleDescription()
})

test('a password can be shown and hidden again, and the browser may fill it in', async () => {
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
