import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { definitionsOf, elementOf, findItem } from '@/testing/pageQueries'
import { bandhani, organza, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'
import { wishlistOnServer } from '@/testing/serverState'
import { tryFailedLoads } from '@/testing/tryFailedLoads'
import { button, tryToasts } from '@/testing/tryToasts'

const priceDetails = () => screen.getByRole('region', { name: 'Price Details' })

describe('CartPage', () => {
  test('shows an empty state that links to the products', async () => {
    const { user, currentUrl } = await renderApp(paths.cart, { shopper: {}, before: () => pauseRequests() })
    expect(screen.getByText('Loading your cart').closest('[aria-live]')).toBeVisible()
    resumeRequests()
    expect(await screen.findByRole('heading', { name: 'It feels so light!' })).toBeVisible()
    expect(screen.queryByText('Loading your cart')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^MY CART \(0\)$/)
    expect(screen.getByText("There's nothing in your cart. Let's add some products.")).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Explore' }))
    expect(currentUrl()).toBe(paths.products)
  })

  test('shows each line, and sums the prices, whatever the quantities', async () => {
    const cart = [{ ...paithani, qty: 3 }, bandhani]
    const { user, currentUrl } = await renderApp(paths.cart, { shopper: { cart } })
    const totals = {
      Items: '2',
      'Total MRP': 'Rs. 40,300',
      'Discount on MRP': '− Rs. 7,360',
      'Total Amount': 'Rs. 32,940',
    }
    const line = await findItem(paithani.title)
    expect(line.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining(paithani._id))
    expect(line.getByText('Rs. 29,650')).toBeVisible()
    expect(line.getByText('Rs. 34,900')).toBeVisible()
    expect(line.getByText('Quantity 3')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^MY CART \(2\)$/)
    expect(definitionsOf(priceDetails())).toEqual(totals)
    await user.click(line.getByRole('button', { name: buttonName('Increase quantity') }))
    expect(await line.findByText('Quantity 4')).toBeVisible()
    expect(definitionsOf(priceDetails())).toEqual(totals)
    expect(
      within(priceDetails()).getByText('Totals count each product once, whatever its quantity'),
    ).toBeVisible()
    await user.click(line.getByRole('link', { name: paithani.title }))
    expect(currentUrl()).toBe(paths.product(paithani._id))
  })

  test('moves the focus to Undo after a removal, which a key held down does not press', async () => {
    const cart = [paithani, bandhani]
    const { user } = await renderApp(paths.cart, { shopper: { cart } })
    const remove = ({ title }: typeof paithani) =>
      screen.getByRole('button', { name: `Remove from Cart, ${title}` })
    const undo = () => screen.getByRole('button', { name: 'Undo' })
    await findItem(bandhani.title)
    remove(paithani).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(undo()).toHaveFocus())
    expect(undo()).toHaveAccessibleDescription(`${paithani.title} was removed.`)
    expect(screen.getAllByRole('listitem').indexOf(undo().closest('li') as HTMLElement)).toBeLessThan(
      screen.getAllByRole('listitem').findIndex((item) => item.getAttribute('aria-label') === bandhani.title),
    )
    // A browser clicks on each key that is pressed, unless that is prevented.
    expect(fireEvent.keyDown(undo(), { key: 'Enter', repeat: true })).toBe(false)
    fireEvent.keyUp(undo(), { key: 'Enter' })
    expect(fireEvent.keyDown(undo(), { key: 'Enter', repeat: true })).toBe(true)
    // The last one: Undo stands above the empty state.
    remove(bandhani).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'MY CART (0)' })
    await waitFor(() => expect(undo()).toHaveFocus())
    expect(screen.getByText(`${bandhani.title} was removed.`)).toBeVisible()
    expect(screen.queryByText(`${paithani.title} was removed.`)).not.toBeInTheDocument()
  })

  test('does not move a focus that has left the line before its removal', async () => {
    const { user } = await renderApp(paths.cart, { shopper: { cart: [paithani, bandhani] } })
    const line = await findItem(paithani.title)
    pauseRequests()
    await user.click(line.getByRole('button', { name: buttonName('Remove from Cart') }))
    await user.click(screen.getByRole('combobox'))
    resumeRequests()
    expect(await screen.findByText('MY CART (1)')).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveFocus()
  })

  test('continues to the address step', async () => {
    const { user, currentUrl } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    const checkout = await screen.findByRole('link', { name: 'Checkout' })
    expect(checkout).toHaveAttribute('href', paths.address)
    const steps = within(screen.getByRole('navigation', { name: 'Checkout' }))
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cart',
      'Address',
      'Summary',
    ])
    expect(elementOf(steps.getByText('Cart'))).toHaveAttribute('aria-current', 'step')
    expect(steps.queryByRole('link')).not.toBeInTheDocument()
    await user.click(checkout)
    expect(currentUrl()).toBe(paths.address)
  })

  test('says what is out of stock, and blocks Checkout until it is moved to the wishlist', async () => {
    const { user, currentUrl } = await renderApp(paths.cart, { shopper: { cart: [paithani, organza] } })
    const checkout = await screen.findByRole('link', { name: 'Checkout' })
    const line = await findItem(organza.title)
    expect(line.getByText('Out of Stock')).toBeVisible()
    expect(line.getByText('Quantity: 1')).toBeVisible()
    expect(line.queryByRole('button', { name: buttonName('Increase quantity') })).not.toBeInTheDocument()
    expect((await findItem(paithani.title)).queryByText('Out of Stock')).not.toBeInTheDocument()

    const why = `${organza.title} is out of stock. Move it to your wishlist or remove it to check out.`
    expect(within(priceDetails()).getByText(why)).toBeVisible()
    expect(checkout).toHaveAttribute('aria-disabled', 'true')
    expect(checkout).toHaveAccessibleDescription(why)
    await user.click(checkout)
    expect(checkout).toHaveFocus()
    // Neither click opens a tab.
    expect(fireEvent.click(checkout, { ctrlKey: true })).toBe(false)
    const middleClick = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true })
    expect(fireEvent(checkout, middleClick)).toBe(false)
    expect(currentUrl()).toBe(paths.cart)

    await user.click(line.getByRole('button', { name: buttonName('Move to Wishlist') }))
    expect(await screen.findByText('MY CART (1)')).toBeVisible()
    expect(screen.queryByText(why)).not.toBeInTheDocument()
    expect(await wishlistOnServer()).toEqual([organza._id])
    expect(checkout).not.toHaveAttribute('aria-disabled')
    await user.click(checkout)
    await waitFor(() => expect(currentUrl()).toBe(paths.address))
  })

  // biome-ignore format: a table is read by its columns.
  tryToasts([
    ['Remove from Cart', paths.cart, { cart: [paithani] }, [button('Remove from Cart')], 'It feels so light!', [['warning', 'Item Removed from Cart!']]],
    ['Move to Wishlist', paths.cart, { cart: [paithani] }, [button('Move to Wishlist')], 'It feels so light!', [['success', 'Item Moved To Wishlist!']]],
    ['Move to Wishlist of a wished product', paths.cart, { cart: [paithani], wishlist: [paithani] }, [button('Move to Wishlist')], 'MY CART (1)', [['warning', 'Item already exists in Wishlist!']]],
  ])

  tryFailedLoads(
    paths.cart,
    [
      {
        what: 'your cart',
        route: '/user/cart',
        endpoint: 'getCart',
        findIt: () => screen.findByRole('link', { name: paithani.title }),
      },
    ],
    { cart: [paithani] },
  )
})
