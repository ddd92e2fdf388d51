import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { definitionsOf, elementOf, findItem } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { button, tryToasts } from '@/testing/tryToasts'

/** Opens the summary from the address step. */
const openSummary = async () => {
  const shopper = { name: 'Asha Rao', cart: [{ ...paithani, qty: 3 }, bandhani] }
  const shop = await renderApp(paths.address, { shopper })
  await shop.user.click(await screen.findByRole('radio', { name: /Asha Rao/ }))
  await shop.user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Order Summary' })).toBeVisible()
  return { ...shop, placeOrder: screen.getByRole('button', { name: 'Place Order' }) }
}

describe('SummaryPage', () => {
  test('shows the products, the totals and the delivery address', async () => {
    const { currentUrl } = await openSummary()
    expect(currentUrl()).toBe(paths.summary)
    expect((await findItem(paithani.title)).getByText('Quantity: 3')).toBeVisible()
    expect((await findItem(bandhani.title)).getByText('Quantity: 1')).toBeVisible()
    expect(definitionsOf(screen.getByRole('region', { name: 'Price Details' }))).toMatchObject({
      'Delivery Charges': 'FREE',
      'Total Amount': 'Rs. 32,940',
    })
    const delivery = within(screen.getByRole('region', { name: 'Delivery Details' }))
    for (const text of ['Asha Rao', 'Plot 14, Paithan Road', 'Aurangabad 431005', 'Maharashtra, India'])
      expect(delivery.getByText(text)).toBeVisible()
  })

  test('links back to both earlier steps', async () => {
    const { user, currentUrl } = await openSummary()
    const steps = () => within(screen.getByRole('navigation', { name: 'Checkout' }))
    expect(elementOf(steps().getByText('Summary'))).toHaveAttribute('aria-current', 'step')
    await user.click(steps().getByRole('link', { name: 'Address' }))
    await screen.findByRole('heading', { level: 1, name: 'Shipping Address' })
    expect(currentUrl()).toBe(paths.address)
    expect(elementOf(steps().getByText('Address'))).toHaveAttribute('aria-current', 'step')
    expect(steps().queryByRole('link', { name: 'Summary' })).not.toBeInTheDocument()
    await user.click(steps().getByRole('link', { name: 'Cart' }))
    await waitFor(() => expect(currentUrl()).toBe(paths.cart))
  })

  test('says of an address from before the limits what is wrong, and leads to its edit', async () => {
    const shop = await renderApp(paths.address, {
      shopper: { name: 'Asha Rao', cart: [bandhani] },
      before: () => {
        const { user } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
        const saved = {
          id: 0,
          name: 'Asha Rao',
          city: 'Pune',
          zipcode: '411001',
          state: 'M',
          country: 'India',
        }
        const book = { addresses: [{ ...saved, street: 'x'.repeat(125_000) }], selectedId: 0 }
        localStorage.setItem('addresses', JSON.stringify({ books: { [user._id]: book } }))
      },
    })
    const press = async (role: 'button' | 'link', name: string | RegExp) =>
      shop.user.click(await screen.findByRole(role, { name }))
    await press('button', 'Next')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Street can have at most 300 characters. Edit your address to check out.',
    )
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument()
    await press('link', 'Edit address')
    await press('button', /^Edit address of Asha Rao/)
    await press('button', 'Save')
    expect(screen.getByLabelText('Street')).toHaveAccessibleDescription(
      'Street can have at most 300 characters.',
    )
    await fillIn(shop.user, { Street: '7 Mill Road' })
    await press('button', 'Save')
    await press('button', 'Next')
    await press('button', 'Place Order')
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible()
  })

  test('shows the empty state of the cart after the order, without Place Order, and the addresses on Back', async () => {
    const { user, placeOrder, currentUrl } = await openSummary()
    await user.click(placeOrder)
    await screen.findByRole('heading', { name: 'Thank you' })
    window.history.back()
    expect(await screen.findByText('It feels so light!')).toBeVisible()
    expect(currentUrl()).toBe(paths.summary)
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument()
    window.history.back()
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipping Address' })).toBeVisible()
    expect(currentUrl()).toBe(paths.address)
  })

  // biome-ignore format: a table is read by its columns.
  tryToasts([
    ['Place Order', paths.address, { cart: [paithani] }, [['radio', /Asha Rao/], button('Next'), button('Place Order')], 'Thank you', [['success', 'Order Placed Successfully']]],
  ])
})
