import { demoAccount, formatRupees, type OrderDto } from '@resham/contract'
import { findProduct } from '@resham/mock-server/catalog/catalog'
import { createShopper } from '@resham/mock-server/tests/createShopper'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { requestTiming } from '@/shared/api/requestTiming'
import { paths } from '@/shared/routing/paths'
import { autofill, autofillEvents } from '@/testing/autofill'
import { buttonName } from '@/testing/buttonName'
import { fillIn } from '@/testing/fillIn'
import { storeInOtherTab } from '@/testing/otherTab'
import { findItem, headerCounts, inHeader, toasts } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import {
  breakRoute,
  loseNextResponse,
  pauseRequests,
  refuseRequests,
  resumeRequests,
} from '@/testing/requests'
import { cartOnServer } from '@/testing/serverState'
import { button, tryToasts } from '@/testing/tryToasts'

const [email, password] = ['asha.rao@resham.example', 'eri-and-muga']
const OTHER = 'mulberry-and-tussar'
const valid = { 'Current password': password, 'New password': OTHER, 'Confirm new password': OTHER }

const storedToken = (): string => JSON.parse(localStorage.getItem('loginItems') ?? '{}').token

/** Sends a request with a token, as another browser does; returns the status. */
const statusFor = async (token: string) =>
  (await fetch('/api/user/cart', { headers: { authorization: token } })).status

const logInElsewhere = async (word: string) => {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email, password: word }),
  })
  return response.status
}

const ignoreLog = () => jest.spyOn(console, 'error').mockImplementation(() => {})

const openProfile = async () => {
  const shop = await renderApp(paths.profile, { shopper: { email, password } })
  const { user } = shop
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return {
    ...shop,
    press,
    sent: (request: string) => shop.requests.filter((each) => each === request),
  }
}

const opener = () => screen.getByRole('button', { name: 'Change password' })

describe('change of the password', () => {
  const openForm = async () => {
    const shop = await openProfile()
    await shop.press('Change password')
    const form = within(screen.getByRole('form', { name: 'Change password' }))
    const submit = () => shop.user.click(form.getByRole('button', { name: 'Change password' }))
    return { ...shop, form, submit, sends: () => shop.sent('POST /api/user/password') }
  }

  test('renews the session here, ends all others, and returns to the button', async () => {
    const { user, press, sends, currentUrl } = await openForm()
    expect(screen.getByLabelText('Current password')).toHaveFocus()
    const before = storedToken()
    await fillIn(user, valid)
    await user.dblClick(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(toasts()).toEqual([['success', 'Password changed.']]))
    await waitFor(() => expect(opener()).toHaveFocus())
    expect(screen.queryByRole('form', { name: 'Change password' })).not.toBeInTheDocument()
    expect(sends()).toHaveLength(1)
    expect(storedToken()).not.toBe(before)
    expect(await statusFor(before)).toBe(401)
    expect(await statusFor(storedToken())).toBe(200)
    expect(await logInElsewhere(password)).toBe(401)
    expect(await logInElsewhere(OTHER)).toBe(200)
    await press('Log out everywhere else')
    await waitFor(() => expect(toasts()).toHaveLength(2))
    expect(currentUrl()).toBe(paths.profile)
    expect(localStorage.getItem('loginItems')).not.toContain(OTHER)
  })

  test('tells password managers what the fields are, and whose the password is', async () => {
    const { press } = await openForm()
    await press('Cancel')
    // The email to log in with stays.
    await press('Edit email')
    autofill('no', { Email: 'another@resham.example' })
    await press('Save email')
    await press('Change password')
    const tokens = Object.keys(valid).map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(tokens).toEqual(['current-password', 'new-password', 'new-password'])
    const name = screen
      .getByRole('form', { name: 'Change password' })
      .querySelector('[autocomplete=username]')
    expect(name).toHaveValue(email)
    expect(name).not.toBeVisible()
  })

  test('does not send invalid fields, and names the first of them', async () => {
    const { user, submit, sends } = await openForm()
    for (const [label, text, message] of [
      ['Current password', ' ', 'Current password is required.'],
      ['New password', '\u200b', 'New password is required.'],
      ['New password', 'x'.repeat(1_025), 'New password can have at most 1024 characters.'],
      ['New password', password, 'New password must differ from the current one.'],
      ['Confirm new password', '', 'Confirm new password is required.'],
      ['Confirm new password', 'Mulberry', "Passwords don't match"],
    ] as const) {
      await fillIn(user, { ...valid, [label]: text })
      await submit()
      const field = screen.getByLabelText(label)
      expect(field).toHaveFocus()
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(message)
    }
    expect(sends()).toEqual([])
  })

  test.each(autofillEvents)('sends what was filled in with %s event', async (event) => {
    const { submit } = await openForm()
    autofill(event, valid)
    await submit()
    await waitFor(() => expect(toasts()).toEqual([['success', 'Password changed.']]))
  })

  test('says at the field that the current password is wrong, until it is edited', async () => {
    const log = ignoreLog()
    const { user, submit, sends } = await openForm()
    await fillIn(user, { ...valid, 'Current password': 'wool' })
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('The password is wrong.')
    const field = screen.getByLabelText('Current password')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('The password is wrong.')
    expect(log.mock.calls).toEqual([['changePassword failed: The password is wrong.']])
    autofill('change', { 'Current password': password })
    expect(field).toBeValid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await submit()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(sends()).toHaveLength(2)
  })

  test.each([
    [403, 'All visitors share the demo account, so this is not possible with it.'],
    [429, 'Too many failed attempts. Try again in 15 minutes.'],
    [503, 'The shop is busy. Please try again.'],
  ])('says what the server says with %i, and can be sent again', async (status, sentence) => {
    ignoreLog()
    const { user, submit } = await openForm()
    const restore = refuseRequests('POST /api/user/password', status, sentence)
    await fillIn(user, valid)
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByLabelText('New password')).toBeValid()
    restore()
    await submit()
    await waitFor(() => expect(toasts()).toHaveLength(1))
  })

  test('says that it has succeeded where the response is lost', async () => {
    ignoreLog()
    const { user, submit } = await openForm()
    await fillIn(user, valid)
    loseNextResponse('POST /api/user/password')
    await submit()
    await screen.findByRole('heading', { level: 1, name: 'Sign In' })
    await waitFor(() =>
      expect(toasts()).toEqual([['warning', 'Password changed. Please log in with the new one.']]),
    )
    expect(await logInElsewhere(OTHER)).toBe(200)
  })

  test('is left by Cancel and by Escape, and forgets what was typed', async () => {
    const { user, press } = await openForm()
    for (const leave of [() => press('Cancel'), () => user.keyboard('{Escape}')]) {
      await fillIn(user, { 'New password': OTHER })
      await leave()
      await waitFor(() => expect(opener()).toHaveFocus())
      await press('Change password')
      await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus())
      expect(screen.getByLabelText('New password')).toHaveValue('')
    }
  })

  test('keeps a form that was opened again meanwhile', async () => {
    const { user, press, submit } = await openForm()
    await fillIn(user, valid)
    pauseRequests('/user/password')
    await submit()
    await press('Cancel')
    await press('Change password')
    await fillIn(user, { 'New password': 'eri' })
    resumeRequests()
    await waitFor(() => expect(toasts()).toEqual([['success', 'Password changed.']]))
    expect(screen.getByLabelText('New password')).toHaveValue('eri')
    expect(screen.getByLabelText('New password')).toHaveFocus()
  })

  test('succeeds on another page, and leaves the focus there', async () => {
    const { user, submit } = await openForm()
    await fillIn(user, valid)
    pauseRequests('/user/password')
    await submit()
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    await screen.findByRole('heading', { level: 1, name: 'Products' })
    const search = screen.getByRole('combobox')
    search.focus()
    resumeRequests()
    await waitFor(() => expect(toasts()).toEqual([['success', 'Password changed.']]))
    expect(search).toHaveFocus()
    expect(await statusFor(storedToken())).toBe(200)
  })
})

describe('log-out everywhere else', () => {
  test('renews the session here, and ends all others', async () => {
    const { user, sent } = await openProfile()
    const before = storedToken()
    await user.dblClick(screen.getByRole('button', { name: 'Log out everywhere else' }))
    await waitFor(() => expect(toasts()).toEqual([['success', 'Logged out everywhere else.']]))
    expect(sent('DELETE /api/user/sessions')).toHaveLength(1)
    expect(await statusFor(before)).toBe(401)
    expect(await statusFor(storedToken())).toBe(200)
  })

  test.each([
    [403, 'All visitors share the demo account, so this is not possible with it.'],
    [503, 'The shop is busy. Please try again.'],
  ])('says beside its button what the server says with %i', async (status, sentence) => {
    ignoreLog()
    const { press } = await openProfile()
    refuseRequests('DELETE /api/user/sessions', status, sentence)
    await press('Log out everywhere else')
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(toasts()).toEqual([])
  })

  test('gives the new token to nobody who has logged in meanwhile', async () => {
    const { press, server } = await openProfile()
    const { token, user } = await createShopper(server, { name: 'Ila Mehta', email: 'ila@resham.example' })
    const send = window.fetch
    window.fetch = async (input, init) => {
      const response = await send(input, init)
      if (input instanceof Request && input.method === 'DELETE')
        storeInOtherTab('loginItems', JSON.stringify({ token, user }))
      return response
    }
    await press('Log out everywhere else')
    expect(await screen.findByRole('button', { name: /^Edit address of Ila Mehta/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).not.toBeInTheDocument())
    expect(storedToken()).toBe(token)
    expect(toasts()).toEqual([])
  })

  const increase = () => screen.findByRole('button', { name: buttonName('Increase quantity') })

  test('carries out a change that was sent with the token of before', async () => {
    const { user } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    await findItem(paithani.title)
    pauseRequests(/user.cart.+/)
    await user.click(await increase())
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }))
    await screen.findByText('Logged out everywhere else.')
    resumeRequests()
    await waitFor(async () => expect(await cartOnServer()).toEqual({ [paithani._id]: 2 }))
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  })

  test('in another tab keeps this one logged in, whatever is on its way', async () => {
    jest.replaceProperty(requestTiming, 'renewal', 200)
    const { user, requests } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    await findItem(paithani.title)
    const session = JSON.parse(localStorage.getItem('loginItems') ?? '')
    const response = await fetch('/api/user/sessions', {
      method: 'DELETE',
      headers: { authorization: session.token },
    })
    const { encodedToken } = await response.json()
    const change = `POST /api/user/cart/${paithani._id}`
    const changes = () => requests.filter((request) => request === change)
    const send = window.fetch
    window.fetch = async (input, init) => {
      const rejection = await send(input, init)
      const store = () => storeInOtherTab('loginItems', JSON.stringify({ ...session, token: encodedToken }))
      // The storage event comes after the response that rejects the old token.
      if (rejection.status === 401) setTimeout(store, 100)
      return rejection
    }
    await user.click(await increase())
    await waitFor(() => expect(changes()).toHaveLength(2))
    await waitFor(async () => expect(await cartOnServer()).toEqual({ [paithani._id]: 2 }))
    expect(screen.getByText('MY CART (1)')).toBeVisible()
    expect(storedToken()).toBe(encodedToken)
  })
})

describe('download of the data', () => {
  const watchFiles = () => {
    const files: Blob[] = []
    const clicked: HTMLAnchorElement[] = []
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      // A minute later, while another test of this file may run.
      revokeObjectURL: () => {},
    })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this)
    })
    return { files, clicked }
  }
  const textOf = (file: Blob | undefined) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(file as Blob)
    })

  test('saves a file with what the server and this browser have, each time as it is then', async () => {
    const { user, requests } = await renderApp(paths.profile, {
      shopper: { name: 'Asha Rao', cart: [paithani], wishlist: [bandhani], orders: [[bandhani]] },
      before: () => {
        const { user: owner } = JSON.parse(localStorage.getItem('loginItems') ?? '')
        const viewed = { [owner._id]: [paithani._id], another: [bandhani._id] }
        localStorage.setItem('recentlyViewed', JSON.stringify({ viewed }))
      },
    })
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await press('Edit name')
    await fillIn(user, { Name: 'Asha Kulkarni' })
    await press('Save name')
    await press('Edit address of Asha Kulkarni, Plot 14, Paithan Road')
    await fillIn(user, { City: 'Nashik' })
    await press('Save')
    const { files, clicked } = watchFiles()
    await press('Download my data')
    await waitFor(() => expect(clicked).toHaveLength(1))
    expect(clicked[0]).toMatchObject({ download: 'resham-data.json', href: 'blob:1' })
    const text = await textOf(files[0])
    const saved = JSON.parse(text)
    expect(saved).toMatchObject({
      user: {
        name: 'Asha Rao',
        cart: [{ ...findProduct(paithani._id), qty: 1 }],
        wishlist: [findProduct(bandhani._id)],
      },
      orders: [{ status: 'placed' }],
    })
    expect(saved.inThisBrowser).toEqual({
      user: expect.objectContaining({ name: 'Asha Kulkarni' }),
      addresses: { addresses: [expect.objectContaining({ city: 'Nashik' })], selectedId: null },
      recentlyViewed: [paithani._id],
    })
    expect(text).toContain('\n  "user": {\n')
    expect(text).not.toContain(storedToken())
    await press('Download my data')
    await waitFor(() => expect(clicked).toHaveLength(2))
    expect(requests.filter((request) => request === 'GET /api/user/data')).toHaveLength(2)
  })

  test('says that it failed, and can be tried again', async () => {
    ignoreLog()
    const { press } = await openProfile()
    const { clicked } = watchFiles()
    const repair = breakRoute('get', '/user/data')
    await press('Download my data')
    expect(await screen.findByRole('alert')).toHaveTextContent('Request failed with status code 500')
    expect(clicked).toEqual([])
    repair()
    await press('Download my data')
    await waitFor(() => expect(clicked).toHaveLength(1))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('deletion of the account', () => {
  const openDialog = async (shop: Awaited<ReturnType<typeof openProfile>>) => {
    await shop.press('Delete account')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    const press = (name: string) => shop.user.click(dialog.getByRole('button', { name }))
    return { dialog, press, field: dialog.getByLabelText('Password') }
  }

  test('says what goes and what stays, and can be left by its button and by Back', async () => {
    const shop = await openProfile()
    const { press } = await openDialog(shop)
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveAccessibleDescription(
      /addresses and viewed products .* Your orders stay .* state and country/s,
    )
    await press('Keep account')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Delete account' })).toHaveFocus()
    await openDialog(shop)
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shop.sent('DELETE /api/user')).toEqual([])
  })

  test('names in the dialog the orders that are not packed, however old, and says when they cannot be read', async () => {
    ignoreLog()
    const orders = Array.from({ length: 12 }, () => [paithani])
    const { user, server } = await renderApp(paths.profile, { shopper: { orders } })
    await server.advanceLatestOrder(storedToken())
    const response = await fetch('/api/user/orders', { headers: { authorization: storedToken() } })
    const [packed, ...placed]: OrderDto[] = (await response.json()).orders
    expect([packed?.status, placed.length]).toEqual(['packed', 11])
    const restore = refuseRequests('GET /api/user/orders', 503, 'The shop is busy. Please try again.')
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    const retry = await dialog.findByRole('button', { name: 'Try again' })
    restore()
    await user.click(retry)
    const items = await dialog.findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(
      placed.map(({ number, totals }) => `Order ${number} of ${formatRupees(totals.totalAmount)}`),
    )
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/not packed yet are cancelled\. Order /)
  })

  test('says in the dialog that the password is missing or wrong, and what else the server says', async () => {
    ignoreLog()
    const shop = await openProfile()
    const { press, field, dialog } = await openDialog(shop)
    expect(field).toHaveAttribute('autocomplete', 'current-password')
    await press('Delete account')
    expect(field).toHaveAccessibleDescription('Password is required.')
    await shop.user.type(field, 'wool{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent('The password is wrong.')
    expect(field).toHaveAccessibleDescription('The password is wrong.')
    const sentence = 'Too many failed attempts. Try again in 15 minutes.'
    refuseRequests('DELETE /api/user', 429, sentence)
    await shop.user.type(field, 'en{Enter}')
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(sentence))
    expect(field).toBeValid()
    expect(storedToken()).toBeTruthy()
    expect(toasts()).toEqual([])
  })

  test('leads to the logged-out page, and leaves nothing in this browser', async () => {
    const shop = await openProfile()
    const { user, sent, currentUrl } = shop
    const _id = JSON.parse(localStorage.getItem('loginItems') ?? '').user._id
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    await user.click(await screen.findByRole('link', { name: paithani.title }))
    await user.click(await screen.findByRole('button', { name: buttonName('Add to cart') }))
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await user.click(await screen.findByRole('button', { name: /^Delete address/ }))
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain(paithani._id))
    localStorage.setItem('carriedOut', '["addToCart/x"]')
    const { field, dialog } = await openDialog(shop)
    await user.type(field, password)
    await user.dblClick(dialog.getByRole('button', { name: 'Delete account' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Oh no! You are logged out' })).toBeVisible()
    expect(currentUrl()).toBe(paths.loggedOut)
    expect(within(screen.getByRole('main')).getByText('Your account has been deleted.')).toBeVisible()
    await waitFor(() => expect(toasts().at(-1)).toEqual(['warning', 'Your account has been deleted.']))
    expect(sent('DELETE /api/user')).toHaveLength(1)
    expect(headerCounts()).toEqual({ wishlist: 0, cart: 0 })
    expect(localStorage.getItem('loginItems')).toBeNull()
    expect(JSON.stringify(localStorage)).not.toMatch(new RegExp(`${_id}|${paithani._id}|carriedOut`))
    expect(await logInElsewhere(password)).toBe(404)
  })

  test('leaves nothing in this browser where its response is lost', async () => {
    ignoreLog()
    const shop = await openProfile()
    const { _id } = JSON.parse(localStorage.getItem('loginItems') ?? '').user
    await shop.user.click(await screen.findByRole('button', { name: /^Delete address/ }))
    await waitFor(() => expect(localStorage.getItem('addresses')).toContain(_id))
    const { field } = await openDialog(shop)
    loseNextResponse('DELETE /api/user')
    await shop.user.type(field, `${password}{Enter}`)
    await waitFor(() => expect(toasts().at(-1)).toEqual(['warning', 'Your account has been deleted.']))
    expect(JSON.stringify(localStorage)).not.toContain(_id)
    expect(await logInElsewhere(password)).toBe(404)
  })

  test('leaves nothing to whoever signs up with the same email', async () => {
    const shop = await openProfile()
    const { user } = shop
    await user.click(screen.getByRole('button', { name: /^Delete address/ }))
    const { field, press } = await openDialog(shop)
    await user.type(field, password)
    await press('Delete account')
    await screen.findByText('Oh no! You are logged out')
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
    await fillIn(user, { Name: 'Asha Rao', Email: email, Password: OTHER, 'Confirm Password': OTHER })
    await user.click(screen.getByRole('button', { name: 'Create new account' }))
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(screen.getByText('Plot 14, Paithan Road')).toBeVisible()
    expect(await screen.findByText('Your orders will appear here.')).toBeVisible()
  })
})

describe('the demo account', () => {
  const { password } = demoAccount
  const press = async (user: UserEvent, name: string) =>
    user.click(await screen.findByRole('button', { name }))

  test.each([
    [
      'Change password',
      { 'Current password': password, 'New password': OTHER, 'Confirm new password': OTHER },
    ],
    ['Delete account', { Password: password }],
  ])("refuses '%s', so that the next log-in as guest succeeds", async (name, fields) => {
    ignoreLog()
    const { user } = await renderApp(paths.profile)
    await press(user, 'Login as guest')
    await press(user, name)
    const form = within(await screen.findByRole('form', { name }))
    await fillIn(user, fields)
    await user.click(form.getByRole('button', { name }))
    expect(await form.findByRole('alert')).toHaveTextContent(
      'All visitors share the demo account, so this is not possible with it.',
    )
    await press(user, name === 'Delete account' ? 'Keep account' : 'Cancel')
    await press(user, 'Logout')
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await press(user, 'Login as guest')
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  })
})

// biome-ignore format: a table is read by its columns.
tryToasts([
  ['Change password', paths.profile, { password }, [button('Change password'), valid, button('Change password')], 'Account', [['success', 'Password changed.']]],
  ['Log out everywhere else', paths.profile, {}, [button('Log out everywhere else')], 'Account', [['success', 'Logged out everywhere else.']]],
])
