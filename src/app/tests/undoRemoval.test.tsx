import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { findItem, headerCounts, inHeader, toasts } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'
import { cartOnServer, wishlistOnServer } from '@/testing/serverState'

const undoOn = (text: string) =>
  within(screen.getByText(text).closest('[role=status]') as HTMLElement).getByRole('button', { name: 'Undo' })

describe('Undo', () => {
  test('restores a removed cart line with its quantity, by one request and without another toast', async () => {
    const cart = [{ ...paithani, qty: 30 }, bandhani]
    const { user, requests } = await renderApp(paths.cart, { shopper: { cart } })
    const line = await findItem(paithani.title)
    await user.click(line.getByRole('button', { name: buttonName('Remove from Cart') }))
    await screen.findByText('Item Removed from Cart!')
    expect(await cartOnServer()).toEqual({ [bandhani._id]: 1 })

    const sent = requests.length
    await user.dblClick(undoOn('Item Removed from Cart!'))
    expect(await (await findItem(paithani.title)).findByText('Quantity 30')).toBeVisible()
    await waitFor(async () => expect(await cartOnServer()).toEqual({ [bandhani._id]: 1, [paithani._id]: 30 }))
    expect(requests.slice(sent).filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/user/cart',
    ])
    expect(toasts()).toEqual([])
  })

  test('does nothing when the product is being added', async () => {
    const { user, requests } = await renderApp(paths.product(paithani._id), {
      shopper: { cart: [paithani] },
    })
    await user.click(await screen.findByRole('link', { name: buttonName('Go to cart') }))
    await user.click(
      (await findItem(paithani.title)).getByRole('button', { name: buttonName('Remove from Cart') }),
    )
    await screen.findByText('Item Removed from Cart!')
    window.history.back()
    const add = await screen.findByRole('button', { name: buttonName('Add to cart') })
    const sent = requests.length
    pauseRequests()
    await user.click(add)
    await user.click(undoOn('Item Removed from Cart!'))
    resumeRequests()
    await screen.findByRole('link', { name: buttonName('Go to cart') })
    expect(requests.slice(sent)).toEqual(['POST /api/user/cart'])
    expect(await cartOnServer()).toEqual({ [paithani._id]: 1 })
  })

  test('restores a product that was removed from the wishlist', async () => {
    const { user } = await renderApp(paths.product(paithani._id), { shopper: { wishlist: [paithani] } })
    await user.click(await screen.findByRole('button', { name: buttonName('Remove from Wishlist') }))
    await screen.findByText('Item Removed from Wishlist!')
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: 0 }))
    undoOn('Item Removed from Wishlist!').focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 1, cart: 0 }))
    expect(await wishlistOnServer()).toEqual([paithani._id])
  })

  test('does nothing after the session has ended', async () => {
    const { user, requests } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    const line = await findItem(paithani.title)
    await user.click(line.getByRole('button', { name: buttonName('Remove from Cart') }))
    await screen.findByText('Item Removed from Cart!')
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await screen.findByText('Oh no! You are logged out')
    const sent = requests.length
    await user.click(undoOn('Item Removed from Cart!'))
    expect(requests.slice(sent)).toEqual([])
  })
})
