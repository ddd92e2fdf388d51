import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { bandhani, kanjivaram, paithani } from '@/testing/garments'
import { named } from '@/testing/named'
import { counts, factsOf, findItem, inHeader, shownTitles, toasts } from '@/testing/onPage'
import { cartOnServer } from '@/testing/onServer'
import { renderShop } from '@/testing/renderShop'
import { breakLine, holdRequests, releaseRequests } from '@/testing/requests'

/** Goes there by way of the address step, as a shopper does. */
const openSummary = async (...more: { _id: string }[]) => {
  const shopper = { name: 'Asha Rao', cart: [{ ...paithani, qty: 3 }, bandhani, ...more] }
  const shop = await renderShop(paths.address, { shopper })
  await shop.user.click(await screen.findByRole('radio', { name: /Asha Rao/ }))
  await shop.user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Order Summary' })).toBeVisible()
  return { ...shop, placeOrder: screen.getByRole('button', { name: 'Place Order' }) }
}

test('the summary has the products, what they cost and where they go', async () => {
  const { address } = await openSummary()
  expect(address()).toBe(paths.summary)
  expect((await findItem(paithani.title)).getByText('Quantity: 3')).toBeVisible()
  expect((await findItem(bandhani.title)).getByText('Quantity: 1')).toBeVisible()
  expect(factsOf(screen.getByRole('region', { name: 'Price Details' }))).toEqual({
    Items: '2',
    'Total MRP': 'Rs. 40,300',
    'Discount on MRP': '− Rs. 7,360',
    'Delivery Charges': 'FREE',
    'Total Amount': 'Rs. 32,940',
  })
  const delivery = within(screen.getByRole('region', { name: 'Delivery Details' }))
  for (const text of ['Asha Rao', 'Plot 14, Paithan Road', 'Aurangabad 431005', 'Maharashtra, India'])
    expect(delivery.getByText(text)).toBeVisible()
})

test('from the summary both steps before it can be gone back to', async () => {
  const { user, address } = await openSummary()
  const steps = () => within(screen.getByRole('navigation', { name: 'Checkout' }))
  expect(steps().getByText('Summary')).toHaveAttribute('aria-current', 'step')
  await user.click(steps().getByRole('link', { name: 'Address' }))
  await screen.findByRole('heading', { level: 1, name: 'Shipping Address' })
  expect(address()).toBe(paths.address)
  expect(steps().getByText('Address')).toHaveAttribute('aria-current', 'step')
  expect(steps().queryByRole('link', { name: 'Summary' })).not.toBeInTheDocument()
  await user.click(steps().getByRole('link', { name: 'Cart' }))
  await waitFor(() => expect(address()).toBe(paths.cart))
})

test('an order empties the cart, on the server too, and says thank you', async () => {
  const { user, placeOrder, address } = await openSummary()
  await user.click(placeOrder)
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  expect(address()).toBe(paths.orderPlaced)
  expect(toasts()).toEqual([['success', 'Order Placed Successfully']])
  expect(counts()).toEqual({ wishlist: 0, cart: 0 })
  expect(await cartOnServer()).toEqual({})
  await user.click(inHeader().getByRole('link', { name: 'Products' }))
  const card = await findItem(paithani.title)
  expect(card.getByRole('button', { name: named('Add to cart') })).toBeVisible()
})

test('an order is placed once, however often the button is pressed', async () => {
  const { user, placeOrder, requests } = await openSummary()
  requests.length = 0
  await user.tripleClick(placeOrder)
  expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
  expect(requests).toEqual([`DELETE /api/user/cart/${paithani._id}`, `DELETE /api/user/cart/${bandhani._id}`])
  expect(toasts()).toHaveLength(1)
})

test('an order that fails leaves everything in place, to be tried again', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, placeOrder, address, server } = await openSummary()
  const mend = server.breakRoute('delete', '/user/cart/:productId')
  await user.click(placeOrder)
  await screen.findByRole('button', { name: 'Place Order', busy: false })
  expect(complaint.mock.calls).toEqual([['placeOrder failed: Request failed with status code 500']])
  expect(toasts()).toEqual([])
  expect(address()).toBe(paths.summary)
  expect(counts()).toEqual({ wishlist: 0, cart: 2 })
  mend()
  await user.click(screen.getByRole('button', { name: 'Place Order' }))
  expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
})

test.each([
  ['never reached the server', false],
  ['was done, though no answer came', true],
])('an order of three of which one call fails, and %s, puts the whole cart back', async (_what, isDone) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, placeOrder, address } = await openSummary(kanjivaram)
  breakLine(`DELETE /api/user/cart/${kanjivaram._id}`, isDone)
  if (isDone) breakLine(`DELETE /api/user/cart/${bandhani._id}`)
  await user.click(placeOrder)
  await screen.findByRole('button', { name: 'Place Order', busy: false })
  expect(complaint.mock.calls).toEqual([['placeOrder failed: Network Error']])
  expect(await cartOnServer()).toEqual({ [paithani._id]: 3, [bandhani._id]: 1, [kanjivaram._id]: 1 })
  expect(address()).toBe(paths.summary)
  expect(counts().cart).toBe(3)
  expect((await findItem(paithani.title)).getByText('Quantity: 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Place Order' }))
  expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
  expect(await cartOnServer()).toEqual({})
})

test('an order that is done, though an answer was lost, is placed', async () => {
  const { user, placeOrder, address } = await openSummary()
  breakLine(`DELETE /api/user/cart/${paithani._id}`, true)
  await user.click(placeOrder)
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  expect(address()).toBe(paths.orderPlaced)
  expect(shownTitles()).toEqual([paithani.title, bandhani.title])
  expect(await cartOnServer()).toEqual({})
})

test('an order waits for a garment that is on its way to the wishlist', async () => {
  const { user, requests } = await openSummary()
  await user.click(
    within(screen.getByRole('navigation', { name: 'Checkout' })).getByRole('link', { name: 'Cart' }),
  )
  await screen.findByText('MY CART (2)')
  const line = await findItem(bandhani.title)
  requests.length = 0
  holdRequests()
  await user.click(line.getByRole('button', { name: named('Move to Wishlist') }))
  window.history.back()
  const placeOrder = await screen.findByRole('button', { name: 'Place Order' })
  expect(placeOrder).toHaveAttribute('aria-busy', 'true')
  await user.click(placeOrder)
  releaseRequests()
  await screen.findByRole('button', { name: 'Place Order', busy: false })
  expect(requests).toEqual(['POST /api/user/wishlist', `DELETE /api/user/cart/${bandhani._id}`])
  await user.click(placeOrder)
  expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
  expect(requests).toContain(`DELETE /api/user/cart/${paithani._id}`)
})

test('without a chosen address the summary leads back to the address step', async () => {
  const { address } = await renderShop(paths.summary, { shopper: { cart: [paithani] } })
  expect(await screen.findByRole('heading', { name: 'Shipping Address' })).toBeVisible()
  expect(address()).toBe(paths.address)
})

test('without anything in the cart the summary leads back to it', async () => {
  const { user, placeOrder, address } = await openSummary()
  await user.click(placeOrder)
  await screen.findByRole('heading', { name: 'Thank you' })
  window.history.back()
  expect(await screen.findByText('It feels so light!')).toBeVisible()
  expect(address()).toBe(paths.cart)
})
