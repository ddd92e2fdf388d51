import { apiErrorTexts, demoAccount } from '@resham/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { autofill, autofillEvents } from '@/testing/autofill'
import { toasts } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, refuseRequests, resumeRequests } from '@/testing/requests'
import { button, tryToasts } from '@/testing/tryToasts'

const press = (name: string) => screen.getByRole('button', { name })

describe('LoginPage', () => {
  test('asks for email and password, and can show the password', async () => {
    const { user } = await renderApp(paths.login)
    const form = within(screen.getByRole('form', { name: 'Sign In' }))
    const email = form.getByLabelText('Email')
    expect(email).toHaveAttribute('type', 'email')
    expect(email).toHaveAttribute('autocomplete', 'username')
    const password = form.getByLabelText('Password')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    expect(password).toHaveAttribute('type', 'password')
    const toggle = form.getByRole('button', { name: 'Show password', pressed: false })
    await user.click(toggle)
    expect(password).toHaveAttribute('type', 'text')
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await user.click(toggle)
    expect(password).toHaveAttribute('type', 'password')
  })

  test('fills in the demo account and logs in on Login as guest', async () => {
    const { user, currentUrl } = await renderApp(paths.login, { before: () => pauseRequests() })
    await user.click(press('Login as guest'))
    expect(screen.getByLabelText('Email')).toHaveValue(demoAccount.email)
    expect(screen.getByLabelText('Password')).toHaveValue(demoAccount.password)
    expect(press('Login as guest')).toHaveAttribute('aria-disabled', 'true')
    await user.click(press('Login'))
    await user.type(screen.getByLabelText('Email'), '{Enter}')
    resumeRequests()
    expect(await screen.findByRole('heading', { name: 'The feeling of luxury' })).toBeVisible()
    expect(currentUrl()).toBe(paths.home)
    // The other submits came while the first was pending.
    await waitFor(() => expect(toasts()).toEqual([['success', 'Successfully Logged In!']]))
  })

  test('says what the server says after the toast, so that it is heard last', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await renderApp(paths.login)
    pauseRequests()
    await user.type(screen.getByLabelText('Email'), demoAccount.email)
    await user.type(screen.getByLabelText('Password'), 'not-the-password{Enter}')
    expect(await screen.findByText('Successfully Logged In!')).toBeVisible()
    expect(screen.getByRole('form')).not.toHaveTextContent('invalid')
    resumeRequests()
    const error = await within(screen.getByRole('form')).findByRole('alert')
    expect(error).toHaveTextContent('The credentials you entered are invalid.')
    jest.restoreAllMocks()
  })

  test.each([
    [429, 'Too many failed attempts. Try again in 15 minutes.'],
    [503, 'The shop is busy. Please try again.'],
  ])('says what the server says with %i', async (status, sentence) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await renderApp(paths.login)
    refuseRequests('POST /api/auth/login', status, sentence)
    await user.click(press('Login as guest'))
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  })

  test('has no Login as guest in a build for a server without the demo account', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, DEMO_ACCOUNT: 'none' })
    await renderApp(paths.login)
    expect(press('Login')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Login as guest' })).not.toBeInTheDocument()
    jest.restoreAllMocks()
  })

  test.each(autofillEvents)('sends what was filled in with %s event, and keeps it', async (event) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, currentUrl } = await renderApp(paths.login)
    const account = { Email: demoAccount.email, Password: 'not-the-password' }
    autofill(event, account)
    await user.click(press('Show password'))
    await user.click(press('Login'))
    expect(await screen.findByRole('alert')).toHaveTextContent('The credentials you entered are invalid.')
    expect(consoleError.mock.calls).toEqual([[`logIn failed: ${apiErrorTexts.wrongCredentials}`]])
    expect(currentUrl()).toBe(paths.login)
    expect(localStorage.getItem('loginItems')).toBeNull()
    for (const [label, text] of Object.entries(account))
      expect(screen.getByLabelText(label)).toHaveValue(text)
    autofill(event, { Password: demoAccount.password })
    await user.click(press('Login'))
    expect(await screen.findByRole('heading', { name: 'The feeling of luxury' })).toBeVisible()
    expect(currentUrl()).toBe(paths.home)
    expect(consoleError).toHaveBeenCalledTimes(1)
  })

  test.each(autofillEvents)('no longer demands what was filled in with %s event', async (event) => {
    const { user } = await renderApp(paths.login)
    await user.click(press('Login'))
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toBeInvalid()
    autofill(event, { Password: demoAccount.password })
    await user.type(screen.getByLabelText('Email'), demoAccount.email)
    expect(screen.getByLabelText('Password')).toBeValid()
    expect(screen.getByLabelText('Password')).toHaveValue(demoAccount.password)
  })

  const wrong = { Email: demoAccount.email, Password: 'wool' }
  // biome-ignore format: a table is read by its columns.
  tryToasts([
    ['Login as guest', paths.login, undefined, [button('Login as guest')], 'Shop Now', [['success', 'Successfully Logged In!']]],
    ['Login that fails', paths.login, undefined, [wrong, button('Login')], apiErrorTexts.wrongCredentials, [['success', 'Successfully Logged In!']], `logIn failed: ${apiErrorTexts.wrongCredentials}`],
  ])
})
