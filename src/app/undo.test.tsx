import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { bandhani, paithani } from '@/testing/garments'
import { named } from '@/testing/named'
import { counts, findItem, inHeader, toasts } from '@/testing/onPage'
import { cartOnServer, wishlistOnServer } from '@/testing/onServer'
import { renderShop } from '@/testing/renderShop'

const undoOn = (text: string) =>
  within(screen.getByText(text).closest('[role=status]') as HTMLElement).getByRole('button', { name: 'Undo' })

test('what was taken out of the cart comes back, as many as there were, without another toast', async () => {
  const cart = [{ ...paithani, qty: 4 }, bandhani]
  const { user, requests } = await renderShop(paths.cart, { shopper: { cart } })
  const line = await findItem(paithani.title)
  await user.click(line.getByRole('button', { name: named('Remove from Cart') }))
  await screen.findByText('Item Removed from Cart!')
  expect(await cartOnServer()).toEqual({ [bandhani._id]: 1 })

  const sent = requests.length
  await user.dblClick(undoOn('Item Removed from Cart!'))
  expect(await (await findItem(paithani.title)).findByText('4')).toBeVisible()
  expect(await cartOnServer()).toEqual({ [bandhani._id]: 1, [paithani._id]: 4 })
  expect(requests.slice(sent).filter((request) => request === 'POST /api/user/cart')).toHaveLength(1)
  expect(toasts()).toEqual([])
})

test('a wish that was taken back can be wished again', async () => {
  const { user } = await renderShop(paths.product(paithani._id), { shopper: { wishlist: [paithani] } })
  await user.click(await screen.findByRole('button', { name: named('Remove from Wishlist') }))
  await screen.findByText('Item Removed from Wishlist!')
  await waitFor(() => expect(counts()).toEqual({ wishlist: 0, cart: 0 }))
  undoOn('Item Removed from Wishlist!').focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  await waitFor(() => expect(counts()).toEqual({ wishlist: 1, cart: 0 }))
  expect(await wishlistOnServer()).toEqual([paithani._id])
})

test('what fails to come back is told on the console, and the cart shows what is so', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { user, server } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
  const line = await findItem(paithani.title)
  await user.click(line.getByRole('button', { name: named('Remove from Cart') }))
  await screen.findByText('It feels so light!')
  server.breakRoute('post', '/user/cart')
  await user.click(undoOn('Item Removed from Cart!'))
  await waitFor(() =>
    expect(complaint.mock.calls).toEqual([['restoreToCart failed: Request failed with status code 500']]),
  )
  expect(screen.getByText('It feels so light!')).toBeVisible()
})

test('a toast that outlives its session takes nothing back', async () => {
  const { user, requests } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
  const line = await findItem(paithani.title)
  await user.click(line.getByRole('button', { name: named('Remove from Cart') }))
  await screen.findByText('Item Removed from Cart!')
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByText('Oh no! You are logged out')
  const sent = requests.length
  await user.click(undoOn('Item Removed from Cart!'))
  expect(requests.slice(sent)).toEqual([])
})

test('what was moved or ordered has no way back', async () => {
  const { user } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
  await user.click((await findItem(paithani.title)).getByRole('button', { name: named('Move to Wishlist') }))
  await screen.findByText('Item Moved To Wishlist!')
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})
