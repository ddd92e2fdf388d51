import { apiErrorTexts, demoAccount } from '@resham/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { autofill, autofillEvents } from '@/testing/autofill'
import { fillIn } from '@/testing/fillIn'
import { inHeader, toasts } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'
import { refuseRequests } from '@/testing/requests'
import { button, tryToasts } from '@/testing/tryToasts'

const asha = {
  Name: 'Asha Rao',
  Email: 'asha@resham.example',
  Password: 'woven-slowly',
  'Confirm Password': 'woven-slowly',
}

const openSignup = async () => {
  const shop = await renderApp(paths.signup)
  const submit = () => shop.user.click(screen.getByRole('button', { name: 'Create new account' }))
  return { ...shop, submit, signups: () => shop.requests.filter((request) => request.startsWith('POST')) }
}

describe('SignupPage', () => {
  test('logs a new user in and shows their account', async () => {
    const { user, signups, currentUrl } = await openSignup()
    const send = window.fetch
    const bodies: unknown[] = []
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'POST') bodies.push(await input.clone().json())
      return send(input, init)
    }
    await fillIn(user, asha)
    await user.dblClick(screen.getByRole('button', { name: 'Create new account' }))
    expect(await screen.findByRole('heading', { name: 'The feeling of luxury' })).toBeVisible()
    expect(signups()).toEqual(['POST /api/auth/signup'])
    const { Name: name, Email: email, Password: password } = asha
    expect(bodies).toEqual([
      { _id: expect.stringMatching(/./), name, email, password, confirmPassword: password },
    ])
    await waitFor(() => expect(toasts()).toEqual([['success', 'Successfully Signed up!']]))
    expect(currentUrl()).toBe(paths.home)
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    const details = within(await screen.findByRole('region', { name: 'Your details' }))
    expect(details.getByText(asha.Name)).toBeVisible()
    expect(details.getByText(asha.Email)).toBeVisible()
    expect(localStorage.getItem('loginItems')).not.toContain(asha.Password)
  })

  test('sets autocomplete on each field', async () => {
    await openSignup()
    const tokens = Object.keys(asha).map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))
    expect(tokens).toEqual(['name', 'email', 'new-password', 'new-password'])
  })

  test('does not send invalid fields, and names the first of them', async () => {
    const { user, submit, signups } = await openSignup()
    for (const [label, text, message] of [
      ['Name', '  ', 'Name is required.'],
      ['Name', '\u200b\u3164\u2800', 'Name is required.'],
      ['Name', 'ñ'.repeat(101), 'Name can have at most 100 characters.'],
      ['Password', 'x'.repeat(1_025), 'Password can have at most 1024 characters.'],
      ['Email', '  ', 'Email is required.'],
      ['Password', '  ', 'Password is required.'],
      ['Confirm Password', '', 'Confirm Password is required.'],
      ['Email', 'asha', 'Please enter a valid email address.'],
      ['Confirm Password', 'Woven-slowly', "Passwords don't match"],
    ] as const) {
      await fillIn(user, { ...asha, [label]: text })
      await submit()
      const field = screen.getByLabelText(label)
      expect(field).toHaveFocus()
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(message)
    }
    expect(signups()).toEqual([])
    expect(toasts()).toEqual([])
  })

  test('can be sent again after a refusal, with a password and an email in any Unicode form', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, submit } = await openSignup()
    await fillIn(user, { ...asha, Email: demoAccount.email.toUpperCase() })
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Unprocessable Entity. Email Already Exists.')
    expect(consoleError.mock.calls).toEqual([['signUp failed: Unprocessable Entity. Email Already Exists.']])
    const [nfc, nfd] = ['zarí-zardozi', 'zarí-zardozi'.normalize('NFD')]
    await fillIn(user, { ...asha, Email: `\u202a${asha.Email}\u202c` })
    await fillIn(user, { Password: nfd, 'Confirm Password': nfc })
    expect(screen.queryByText("Passwords don't match")).not.toBeInTheDocument()
    await submit()
    expect(await screen.findByText('Successfully Signed up!')).toBeVisible()
    expect(consoleError).toHaveBeenCalledTimes(1)
  })

  test.each([
    [429, 'Too many sign-ups. Try again in 15 minutes.'],
    [503, 'The shop is busy. Please try again.'],
  ])('says what the server says with %i', async (status, sentence) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, submit } = await openSignup()
    refuseRequests('POST /api/auth/signup', status, sentence)
    await fillIn(user, asha)
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  })

  test.each(autofillEvents)('compares and sends what was filled in with %s event', async (event) => {
    const { user, submit } = await openSignup()
    autofill(event, { ...asha, 'Confirm Password': 'woven' })
    if (event === 'no') await submit()
    expect(screen.getByRole('alert')).toHaveTextContent("Passwords don't match")
    autofill(event, { Password: 'woven' })
    // Any edit compares them again.
    if (event === 'no') await user.type(screen.getByLabelText('Name'), ' ')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await submit()
    expect(await screen.findByText('Successfully Signed up!')).toBeVisible()
  })

  // biome-ignore format: a table is read by its columns.
  tryToasts([
    ['Sign-up', paths.signup, undefined, [asha, button('Create new account')], 'Shop Now', [['success', 'Successfully Signed up!']]],
    ['Sign-up that fails', paths.signup, undefined, [{ ...asha, Email: demoAccount.email }, button('Create new account')], apiErrorTexts.emailExists, [], `signUp failed: ${apiErrorTexts.emailExists}`],
  ])
})
