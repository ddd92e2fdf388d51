import { demoAccount } from '@resham/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { autofill } from '@/testing/autofill'
import { fillIn } from '@/testing/fillIn'
import { definitionsOf, inHeader } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { tryFailedLoads } from '@/testing/tryFailedLoads'
import { button, tryToasts } from '@/testing/tryToasts'

const shopper = { name: 'Asha Rao', email: 'asha@resham.example' }

const openProfile = async () => {
  const shop = await renderApp(paths.profile, { shopper })
  const press = (name: string) => shop.user.click(screen.getByRole('button', { name }))
  return { ...shop, press }
}
const details = () => definitionsOf(screen.getByRole('region', { name: 'Your details' }))
const addresses = () =>
  within(screen.getByRole('list', { name: 'Addresses' }))
    .queryAllByRole('listitem')
    .flatMap((item) => item.querySelector('address')?.textContent ?? [])

describe('ProfilePage', () => {
  test('edits name and email separately, also for a reload, and cancels an edit on Escape', async () => {
    const { user, press, reload } = await openProfile()
    expect(details()).toEqual({ Name: 'Asha Rao', Email: 'asha@resham.example' })
    await press('Edit name')
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao')
    await fillIn(user, { Name: '  Asha Kulkarni ' })
    await user.keyboard('{Enter}')
    await press('Edit email')
    autofill('no', { Email: 'kulkarni@resham.example' })
    await press('Save email')
    expect(details()).toEqual({ Name: 'Asha Kulkarni', Email: 'kulkarni@resham.example' })
    expect(screen.getByRole('button', { name: 'Edit email' })).toHaveFocus()
    expect(screen.getByText('Email saved.')).toBeInTheDocument()
    await press('Edit name')
    await fillIn(user, { Name: 'Someone else' })
    await user.keyboard('{Escape}')
    await reload()
    expect(details()).toEqual({ Name: 'Asha Kulkarni', Email: 'kulkarni@resham.example' })
  })

  test.each([
    ['Name', '  ', 'Name is required.'],
    ['Name', 'x'.repeat(101), 'Name can have at most 100 characters.'],
    ['Email', '@resham.example'.padStart(255, 'a'), 'Email can have at most 254 characters.'],
    ['Email', '  ', 'Email is required.'],
    ['Email', 'asha', 'Please enter a valid email address.'],
  ])('does not save an invalid %s (%j)', async (label, text, message) => {
    const { user, press } = await openProfile()
    await press(`Edit ${label.toLowerCase()}`)
    await fillIn(user, { [label]: text })
    await press(`Save ${label.toLowerCase()}`)
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText(label)).toHaveFocus()
  })

  test('adds, edits and deletes addresses, also for a reload, but does not select them', async () => {
    const { user, press, reload } = await openProfile()
    expect(addresses()).toEqual(['Asha RaoPlot 14, Paithan RoadAurangabad 431005Maharashtra, India'])
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    await press('Add Address')
    await fillIn(user, { Name: 'Ravi', Street: '7 Mill Road', City: 'Pune', Zipcode: '411001' })
    await fillIn(user, { State: 'Maharashtra', Country: 'India' })
    await press('Add')
    expect(addresses()[1]).toBe('Ravi7 Mill RoadPune 411001Maharashtra, India')
    await press('Edit address of Ravi, 7 Mill Road')
    await fillIn(user, { City: 'Nashik' })
    await press('Save')
    expect(addresses()[1]).toBe('Ravi7 Mill RoadNashik 411001Maharashtra, India')
    await press('Delete address of Asha Rao, Plot 14, Paithan Road')
    await waitFor(() => expect(localStorage.getItem('addresses')).not.toContain('Plot 14'))
    await reload()
    expect(addresses()).toEqual(['Ravi7 Mill RoadNashik 411001Maharashtra, India'])
  })

  test('undoes the deletion of an address, which a key held down or a double click does not repeat', async () => {
    const { user, press } = await openProfile()
    for (const name of ['Ravi', 'Zoya']) {
      await press('Add Address')
      await fillIn(user, { Name: name, Street: '7 Mill Road', City: 'Pune', Zipcode: '411001' })
      await fillIn(user, { State: 'Maharashtra', Country: 'India' })
      await press('Add')
    }
    expect(screen.getByText('The address was added.')).toBeInTheDocument()
    const before = addresses()
    const undo = () => screen.getByRole('button', { name: 'Undo' })
    const deletion = (name: string) =>
      screen.getByRole('button', { name: `Delete address of ${name}, 7 Mill Road` })
    deletion('Ravi').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(undo()).toHaveFocus())
    expect(undo()).toHaveAccessibleDescription('The address of Ravi, 7 Mill Road was removed.')
    expect(fireEvent.keyDown(undo(), { key: 'Enter', repeat: true })).toBe(false)
    // The delete button of another address has moved under the pointer.
    fireEvent.click(deletion('Zoya'), { detail: 2 })
    await user.keyboard('{Enter}')
    expect(addresses()).toEqual(before)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit address of Ravi, 7 Mill Road' })).toHaveFocus(),
    )
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    for (const name of ['Ravi', 'Zoya']) {
      deletion(name).focus()
      await user.keyboard('{Enter}')
      await waitFor(() => expect(undo()).toHaveFocus())
      expect(undo()).toHaveAccessibleDescription(`The address of ${name}, 7 Mill Road was removed.`)
    }
  })

  test('undoes the deletion of an address whose id another one has got', async () => {
    const { user, press } = await openProfile()
    const add = async (name: string) => {
      await press('Add Address')
      await fillIn(user, { Name: name, Street: '7 Mill Road', City: 'Pune', Zipcode: '411001' })
      await fillIn(user, { State: 'Maharashtra', Country: 'India' })
      await press('Add')
    }
    const names = () => addresses().map((text) => /^(Asha|Ravi|Zoya)/.exec(text)?.[0])
    await add('Ravi')
    await press('Delete address of Ravi, 7 Mill Road')
    await add('Zoya')
    expect(names()).toEqual(['Asha', 'Zoya'])
    expect(screen.getByText('The address of Ravi, 7 Mill Road was removed.')).toBeVisible()
    await press('Undo')
    expect(names()).toEqual(['Asha', 'Ravi', 'Zoya'])
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    const { books } = JSON.parse(localStorage.getItem('addresses') ?? '')
    const [book] = Object.values<{ addresses: { id: number; name: string }[] }>(books)
    expect(book?.addresses.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Asha Rao'],
      [2, 'Ravi'],
      [1, 'Zoya'],
    ])
    await press('Delete address of Ravi, 7 Mill Road')
    await press('Delete address of Zoya, 7 Mill Road')
    await press('Undo')
    expect(names()).toEqual(['Asha', 'Zoya'])
  })

  test('keeps a half-filled form while another address is edited and deleted', async () => {
    const { user, press } = await openProfile()
    await press('Add Address')
    await fillIn(user, { Name: 'Ravi', Street: '7 Mill Road' })
    await press('Edit address of Asha Rao, Plot 14, Paithan Road')
    await press('Save')
    await press('Delete address of Asha Rao, Plot 14, Paithan Road')
    expect(screen.getByText('No saved addresses yet.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Ravi')
    expect(screen.getByLabelText('Street')).toHaveValue('7 Mill Road')
  })

  test("drops profile edits with the session: the next login shows the server's values", async () => {
    const { user } = await renderApp(paths.profile)
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    await press('Login as guest')
    await press('Edit email')
    await fillIn(user, { Email: 'deshmukh@resham.example' })
    await press('Save email')
    expect(details()).toEqual({ Name: demoAccount.name, Email: 'deshmukh@resham.example' })
    await press('Logout')
    await user.click(await screen.findByRole('link', { name: 'See Products' }))
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await press('Login as guest')
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    expect(details()).toEqual({ Name: demoAccount.name, Email: demoAccount.email })
  })

  test('saves on Logout an address that is still in its form, and logs out with a form that cannot be saved', async () => {
    const { user, press } = await openProfile()
    await press('Edit address of Asha Rao, Plot 14, Paithan Road')
    await fillIn(user, { City: 'Nashik' })
    await press('Add Address')
    await press('Logout')
    await screen.findByText('Oh no! You are logged out')
    await waitFor(() => expect(localStorage.getItem('addresses')).toContain('Nashik'))
  })

  test('shows the other sections and logs out where one cannot be rendered', async () => {
    // React logs what an error boundary catches.
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.spyOn(Date.prototype, 'setHours').mockImplementation(() => {
      throw new Error('This browser cannot compute a date.')
    })
    const { user } = await renderApp(paths.profile, { shopper: { ...shopper, orders: [[paithani]] } })
    expect(await screen.findByText('Your orders cannot be shown.')).toBeVisible()
    expect(consoleError).toHaveBeenCalled()
    expect(details()).toEqual({ Name: 'Asha Rao', Email: 'asha@resham.example' })
    expect(addresses()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Oh no! You are logged out')).toBeVisible()
  })

  test('asks for a log-in when it is opened again at once after the log-out', async () => {
    await renderApp(paths.profile, { shopper: {} })
    const logOut = await screen.findByRole('button', { name: 'Logout' })
    const link = inHeader().getByRole('link', { name: 'Profile' })
    fireEvent.click(logOut)
    // This click comes before the next page is shown.
    fireEvent.click(link)
    expect(await screen.findByRole('button', { name: 'Login as guest' })).toBeVisible()
  })

  // biome-ignore format: a table is read by its columns.
  tryToasts([
    ['Logout', paths.profile, {}, [button('Logout')], 'Oh no! You are logged out', [['warning', 'Successfully Logged Out!']]],
  ])

  tryFailedLoads(
    paths.profile,
    [
      {
        what: 'your orders',
        route: '/user/orders',
        endpoint: 'getOrders',
        findIt: () => screen.findByText('Your orders will appear here.'),
      },
    ],
    shopper,
  )
})
