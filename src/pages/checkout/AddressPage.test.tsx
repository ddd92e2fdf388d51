import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { autofill, autofillEvents } from '@/testing/autofill'
import { fillIn } from '@/testing/fillIn'
import { toasts } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { button, tryToasts } from '@/testing/tryToasts'

const shopper = { name: 'Asha Rao', cart: [paithani] }
const office = {
  Name: 'Ravi Rao',
  Street: '7 Mill Road',
  City: 'Pune',
  Zipcode: '411001',
  State: 'Maharashtra',
  Country: 'India',
}

const addresses = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
const radioOf = (name: RegExp) => screen.getByRole('radio', { name })

const openAddresses = async () => {
  const shop = await renderApp(paths.address, { shopper })
  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Shipping Address' })).toBeVisible()
  const press = (name: string) => shop.user.click(screen.getByRole('button', { name }))
  return { ...shop, press }
}

describe('AddressPage', () => {
  test("starts with one address in the user's name, asks for one on Next, and continues once it is selected", async () => {
    const { user, press, currentUrl } = await openAddresses()
    expect(addresses()).toEqual(['Asha RaoPlot 14, Paithan RoadAurangabad 431005Maharashtra, India'])
    expect(radioOf(/Asha Rao/)).not.toBeChecked()
    await user.tripleClick(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Please select an address')).toBeVisible()
    await waitFor(() => expect(toasts()).toEqual([['info', 'Please select an address']]))
    expect(currentUrl()).toBe(paths.address)
    await user.click(radioOf(/Asha Rao/))
    expect(radioOf(/Asha Rao/)).toBeChecked()
    await press('Next')
    expect(currentUrl()).toBe(paths.summary)
    expect(toasts()).toHaveLength(1)
  })

  test('adds nothing without any one of the six fields, or with an invalid one, and keeps what was typed', async () => {
    const { user, press } = await openAddresses()
    await press('Add Address')
    const form = within(screen.getByRole('form', { name: 'Add Address' }))
    await fillIn(user, office)
    for (const [missing, text] of Object.entries(office)) {
      await fillIn(user, { [missing]: '  ' })
      await press('Add')
      // Heard at the field alone.
      expect(form.getByText('All fields are required.').closest('[role=alert]')).toBeNull()
      expect(form.getByLabelText(missing)).toBeInvalid()
      expect(form.getByLabelText(missing)).toHaveAccessibleDescription(`${missing} is required.`)
      expect(form.getByLabelText(missing)).toHaveFocus()
      expect(addresses()).toHaveLength(1)
      await fillIn(user, { [missing]: text })
      expect(form.queryByText('All fields are required.')).not.toBeInTheDocument()
    }
    for (const [label, text, message] of [
      ['Zipcode', '4110x1', 'Zipcode must contain digits only.'],
      ['Zipcode', '4'.repeat(13), 'Zipcode can have at most 12 digits.'],
      ['Street', 'x'.repeat(301), 'Street can have at most 300 characters.'],
    ] as const) {
      const typed = { ...office, [label]: text }
      await fillIn(user, typed)
      await press('Add')
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(message)
      expect(form.getByLabelText(label)).toHaveFocus()
      for (const [name, value] of Object.entries(typed)) expect(form.getByLabelText(name)).toHaveValue(value)
      expect(screen.queryByText('All fields are required.')).not.toBeInTheDocument()
      expect(addresses()).toHaveLength(1)
    }
    await fillIn(user, office)
    await press('Add')
    expect(addresses()).toHaveLength(2)
  })

  test('focuses the form, sets autocomplete on its fields, and resets them on Cancel', async () => {
    const { user, press } = await openAddresses()
    await press('Add Address')
    expect(screen.getByLabelText('Name')).toHaveFocus()
    const tokens = Object.keys(office).map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(tokens).toEqual([
      'shipping name',
      'shipping street-address',
      'shipping address-level2',
      'shipping postal-code',
      'shipping address-level1',
      'shipping country-name',
    ])
    expect(screen.getByLabelText('Zipcode')).toHaveAttribute('inputmode', 'numeric')
    await fillIn(user, office)
    await press('Cancel')
    expect(screen.queryByRole('form', { name: 'Add Address' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add Address' })).toHaveFocus()
    await press('Add Address')
    for (const label of Object.keys(office)) expect(screen.getByLabelText(label)).toHaveValue('')
    expect(addresses()).toHaveLength(1)
  })

  test('saves and selects on Next what a form says that is still open, and stays while it has an error', async () => {
    const { user, press, currentUrl } = await openAddresses()
    await user.click(radioOf(/Asha Rao/))
    await press('Add Address')
    await fillIn(user, { ...office, City: '' })
    await press('Next')
    expect(currentUrl()).toBe(paths.address)
    expect(screen.getByText('All fields are required.')).toBeVisible()
    expect(screen.getByLabelText('City')).toHaveFocus()
    expect(screen.getByLabelText('Street')).toHaveValue(office.Street)
    await fillIn(user, { City: 'Pune' })
    await press('Next')
    expect(currentUrl()).toBe(paths.summary)
    const delivery = () => screen.findByRole('region', { name: 'Delivery Details' })
    expect(await delivery()).toHaveTextContent('Ravi Rao7 Mill RoadPune 411001Maharashtra, India')

    window.history.back()
    await screen.findByRole('heading', { level: 1, name: 'Shipping Address' })
    expect(addresses()).toHaveLength(2)
    await press('Edit address of Asha Rao, Plot 14, Paithan Road')
    await fillIn(user, { City: 'Nashik' })
    await press('Next')
    expect(await delivery()).toHaveTextContent('Asha RaoPlot 14, Paithan RoadNashik 431005')
    expect(toasts()).toEqual([])
  })

  test.each(autofillEvents)('adds and edits an address that was filled in with %s event', async (event) => {
    const { user, press } = await openAddresses()
    await press('Add Address')
    autofill(event, { ...office, Zipcode: '' })
    await press('Add')
    expect(screen.getByText('All fields are required.')).toBeVisible()
    expect(screen.getByLabelText('Street')).toHaveValue(office.Street)
    // Its digits alone are saved.
    await user.type(screen.getByLabelText('Zipcode'), ' ४११ ००१')
    expect(screen.queryByText('All fields are required.')).not.toBeInTheDocument()
    await press('Add')
    expect(addresses()[1]).toBe('Ravi Rao7 Mill RoadPune 411001Maharashtra, India')
    await press('Edit address of Ravi Rao, 7 Mill Road')
    expect(screen.getByLabelText('City')).toHaveValue('Pune')
    autofill(event, { City: 'Nashik' })
    await press('Save')
    expect(addresses()[1]).toBe('Ravi Rao7 Mill RoadNashik 411001Maharashtra, India')
  })

  // biome-ignore format: a table is read by its columns.
  tryToasts([
    ['Next', paths.address, { cart: [paithani] }, [button('Next')], 'Shipping Address', [['info', 'Please select an address']]],
  ])
})
