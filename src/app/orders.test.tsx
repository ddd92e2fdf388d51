import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { bandhani, kanjivaram, paithani } from '@/testing/garments'
import { counts, inHeader } from '@/testing/onPage'
import { cartOnServer } from '@/testing/onServer'
import { openPost } from '@/testing/post'
import { renderShop } from '@/testing/renderShop'

const cart = [{ ...paithani, qty: 3 }, bandhani]
const keptOrders = () => JSON.parse(localStorage.getItem('orders') ?? '{}')
const owner = () => JSON.parse(localStorage.getItem('loginItems') ?? '{}').user._id
const titlesOf = (orders: { lines: { title: string }[] }[] = []) =>
  orders.map(({ lines }) => lines.map(({ title }) => title))

const openSummary = async (had = cart) => {
  const shop = await renderShop(paths.address, { shopper: { name: 'Asha Rao', cart: had } })
  await shop.user.click(await screen.findByRole('radio', { name: /Asha Rao/ }))
  await shop.user.click(screen.getByRole('button', { name: 'Next' }))
  const placeOrder = await screen.findByRole('button', { name: 'Place Order' })
  const { letters, send } = openPost()
  await shop.user.click(placeOrder)
  await waitFor(() => expect(letters).toHaveLength(had.length))
  /** Lets what was sent arrive, which is answered as it was before from then on. */
  const settle = async () => {
    window.fetch = send
    for (const letter of [...letters]) {
      await letter.arrive()
      letter.deliver()
    }
  }
  return { ...shop, letters, send, settle }
}

/** The orders in the profile: what each is made of. */
const ordersInProfile = async (user: Awaited<ReturnType<typeof renderShop>>['user']) => {
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  const region = within(await screen.findByRole('region', { name: 'Orders' }))
  return region.queryAllByRole('heading', { level: 3 }).map((heading) =>
    within(heading.closest('li') as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  )
}

test('an order is kept before the first call is sent, and is placed once it is answered', async () => {
  const { settle } = await openSummary()
  const { placed, pending } = keptOrders()
  expect(placed).toEqual({})
  expect(titlesOf(pending[owner()])).toEqual([[paithani.title, bandhani.title]])
  await settle()
  expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
  expect(keptOrders()).toEqual({ placed: pending, pending: { [owner()]: [] } })
})

test.each([
  ['everything was done', cart.length, [[paithani.title, bandhani.title]], {}],
  ['a part was done', 1, [], { [paithani._id]: 3, [bandhani._id]: 1 }],
  ['nothing was done', 0, [], { [paithani._id]: 3, [bandhani._id]: 1 }],
])('an order whose page went when %s is not lost', async (_what, done, orders, left) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, letters, send, reload } = await openSummary()
  for (const letter of letters.slice(0, done)) await letter.arrive()
  // What the page did after this never happened, as far as the browser and the server know.
  const kept = localStorage.getItem('orders') ?? ''
  window.fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  while (letters.length > 0) letters[0]?.lose()
  await waitFor(() => expect(complaint).toHaveBeenCalledWith('getCart failed: Network Error'))
  window.fetch = send
  localStorage.setItem('orders', kept)
  await reload()
  await waitFor(() => expect(keptOrders().pending[owner()]).toEqual([]))
  await waitFor(async () => expect(await cartOnServer()).toEqual(left))
  await waitFor(() => expect(counts().cart).toBe(Object.keys(left).length))
  expect(await ordersInProfile(user)).toEqual(orders)
})

test('an order that a log-out cut off is there when the same shopper comes back', async () => {
  const { user, letters, send } = await openSummary()
  for (const letter of letters) await letter.arrive()
  const session = localStorage.getItem('loginItems')
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByText('Oh no! You are logged out')
  window.fetch = send
  while (letters.length > 0) letters[0]?.deliver()
  window.dispatchEvent(new StorageEvent('storage', { key: 'loginItems', newValue: session }))
  await waitFor(() => expect(keptOrders().pending[owner()]).toEqual([]))
  expect(await ordersInProfile(user)).toEqual([[paithani.title, bandhani.title]])
})

test('an order that failed is none, and is one when it is placed again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, letters, settle } = await openSummary()
  letters[1]?.lose()
  await settle()
  await user.click(await screen.findByRole('button', { name: 'Place Order', busy: false }))
  expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
  // What was put back stands behind what stayed.
  expect(await ordersInProfile(user)).toEqual([[bandhani.title, paithani.title]])
})

test('what is taken out of the cart after an order that failed is not ordered', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, letters, send, reload } = await openSummary([paithani])
  window.fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  letters[0]?.lose()
  // Neither the order nor the look at the cart after it came through: the order waits.
  await waitFor(() => expect(complaint).toHaveBeenCalledWith('getCart failed: Network Error'))
  window.fetch = send
  expect(titlesOf(keptOrders().pending[owner()])).toEqual([[paithani.title]])
  await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
  await user.click(await screen.findByRole('button', { name: /^Remove from Cart/ }))
  expect(await screen.findByText('It feels so light!')).toBeVisible()
  await reload()
  expect(await ordersInProfile(user)).toEqual([])
})

test('an order is what was ordered: neither what another tab added meanwhile, nor nowhere to go', async () => {
  const { user, settle, send } = await openSummary()
  const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '')
  const body = JSON.stringify({ product: { _id: kanjivaram._id } })
  await send('/api/user/cart', { method: 'POST', headers: { authorization: token }, body })
  // Another tab deleted the address.
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses', newValue: '{"books":{}}' }))
  await settle()
  expect(await ordersInProfile(user)).toEqual([[paithani.title, bandhani.title]])
  expect(await cartOnServer()).toEqual({ [kanjivaram._id]: 1 })
})
