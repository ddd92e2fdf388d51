import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { findItem, headerCounts, inHeader, shownTitles, toasts } from '@/testing/pageQueries'
import { bandhani, kanjivaram, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { breakRoute } from '@/testing/requests'
import { cartOnServer, wishlistOnServer } from '@/testing/serverState'

const undo = () => screen.findByRole('button', { name: 'Undo' })
const noUndo = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument())

const remove = async (user: Awaited<ReturnType<typeof renderApp>>['user'], text: string, title: string) =>
  user.click((await findItem(title)).getByRole('button', { name: buttonName(text) }))

describe('Undo', () => {
  test('restores a removed cart line with its quantity, by one request, and focuses it', async () => {
    const cart = [{ ...paithani, qty: 30 }, bandhani]
    const { user, requests } = await renderApp(paths.cart, { shopper: { cart } })
    await remove(user, 'Remove from Cart', paithani.title)
    expect(await screen.findByText(`${paithani.title} was removed.`)).toBeVisible()
    const button = await undo()
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(toasts()).toEqual([['warning', 'Item Removed from Cart!']]))
    expect(await cartOnServer()).toEqual({ [bandhani._id]: 1 })

    const sent = requests.length
    await user.dblClick(await undo())
    expect(await (await findItem(paithani.title)).findByText('Quantity 30')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('link', { name: paithani.title })).toHaveFocus())
    await waitFor(async () => expect(await cartOnServer()).toEqual({ [bandhani._id]: 1, [paithani._id]: 30 }))
    expect(requests.slice(sent).filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/user/cart',
    ])
    await noUndo()
    expect(toasts()).toHaveLength(1)
  })

  test('restores the last product of the wishlist from above its empty state', async () => {
    const { user } = await renderApp(paths.wishlist, { shopper: { wishlist: [paithani] } })
    await remove(user, 'Remove from Wishlist', paithani.title)
    expect(await screen.findByText('Your wishlist is empty')).toBeVisible()
    await user.click(await undo())
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 1, cart: 0 }))
    expect(await wishlistOnServer()).toEqual([paithani._id])
    expect(screen.queryByText('Your wishlist is empty')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('link', { name: paithani.title })).toHaveFocus())
  })

  test('is there for the last removal alone, and neither after a move nor after the page was left', async () => {
    const cart = [paithani, bandhani, kanjivaram]
    const { user } = await renderApp(paths.cart, { shopper: { cart } })
    await remove(user, 'Remove from Cart', paithani.title)
    await screen.findByText(`${paithani.title} was removed.`)
    await remove(user, 'Remove from Cart', bandhani.title)
    await screen.findByText(`${bandhani.title} was removed.`)
    expect(screen.queryByText(`${paithani.title} was removed.`)).not.toBeInTheDocument()
    await user.click(inHeader().getByRole('link', { name: /^Wishlist/ }))
    await screen.findByText('Your wishlist is empty')
    await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
    await remove(user, 'Move to Wishlist', kanjivaram.title)
    expect(await screen.findByText('It feels so light!')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('is there for the last of two quick removals', async () => {
    const { user } = await renderApp(paths.wishlist, {
      shopper: { wishlist: [paithani, bandhani, kanjivaram] },
    })
    await findItem(paithani.title)
    const buttons = screen.getAllByRole('button', { name: /^Remove from Wishlist/ })
    for (const button of buttons.slice(0, 2)) await user.click(button)
    await waitFor(() => expect(shownTitles()).toEqual([kanjivaram.title]))
    await user.click(await undo())
    await waitFor(() => expect(shownTitles()).toEqual([kanjivaram.title, bandhani.title]))
    await waitFor(async () => expect(await wishlistOnServer()).toEqual([kanjivaram._id, bandhani._id]))
  })

  test('does not come back once it was pressed, stays when the list changes elsewhere', async () => {
    const cart = [paithani, bandhani, kanjivaram]
    const { user } = await renderApp(paths.cart, { shopper: { cart } })
    await remove(user, 'Remove from Cart', bandhani.title)
    await undo()
    await remove(user, 'Move to Wishlist', kanjivaram.title)
    await waitFor(() => expect(shownTitles()).toEqual([paithani.title]))
    await user.click(await undo())
    await waitFor(() => expect(shownTitles()).toEqual([paithani.title, bandhani.title]))
    await noUndo()
    await remove(user, 'Move to Wishlist', bandhani.title)
    await waitFor(() => expect(shownTitles()).toEqual([paithani.title]))
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('leaves the focus where the shopper has put it meanwhile', async () => {
    const { user } = await renderApp(paths.cart, { shopper: { cart: [paithani, bandhani] } })
    await remove(user, 'Remove from Cart', paithani.title)
    await user.click(await undo())
    const search = inHeader().getByRole('combobox')
    await user.click(search)
    await findItem(paithani.title)
    await noUndo()
    expect(search).toHaveFocus()
  })

  test('can be pressed again when it has failed, and is not there for a removal that failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await renderApp(paths.cart, { shopper: { cart: [paithani, bandhani] } })
    const repairRemoval = breakRoute('delete', '/user/cart/:productId')
    await remove(user, 'Remove from Cart', paithani.title)
    await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1))
    expect(shownTitles()).toEqual([paithani.title, bandhani.title])
    repairRemoval()
    await remove(user, 'Remove from Cart', paithani.title)
    const repairCart = breakRoute('post', '/user/cart')
    await user.click(await undo())
    await waitFor(() => expect(console.error).toHaveBeenCalledTimes(2))
    repairCart()
    await user.click(await undo())
    expect(await findItem(paithani.title)).toBeDefined()
  })
})
