import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { fakeNetwork } from '@/testing/fakeNetwork'
import { findItem, headerCounts, toasts } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'
import { cartOnServer } from '@/testing/serverState'

const CHANGE = `POST /api/user/cart/${paithani._id}`

const openCart = async (qty = 1) => {
  const shop = await renderApp(paths.cart, { shopper: { cart: [{ ...paithani, qty }, bandhani] } })
  const line = await findItem(paithani.title)
  await waitFor(() => expect(headerCounts().cart).toBe(2))
  const button = (name: string) => line.getByRole('button', { name: buttonName(name) })
  const press = async (name: string, times = 1) => {
    for (let click = 0; click < times; click++) await shop.user.click(button(name))
  }
  const changesSent = () => shop.requests.filter((request) => request === CHANGE).length
  return { ...shop, line, button, press, changesSent }
}

describe('QuantityStepper', () => {
  test('shows twenty quick clicks on plus at once, ends at exactly 21, and announces that alone', async () => {
    const announced: (string | null | undefined)[] = []
    const watch = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        // This is the translation of a text that was recorded before.
        if (addedNodes[0]?.nodeName === 'FONT') continue
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]')
        if (region?.textContent.startsWith('Quantity')) announced.push(region.textContent)
      }
    })
    watch.observe(document, { subtree: true, childList: true, characterData: true })
    const { line, button, press, changesSent } = await openCart()
    pauseRequests()
    // Twice in one task: Testing Library's own click would render in between.
    button('Increase quantity').click()
    button('Increase quantity').click()
    await press('Increase quantity', 18)
    expect(line.getByText('21')).toBeVisible()
    expect(changesSent()).toBe(1)
    resumeRequests()
    expect(await line.findByText(/^Quantity 21, /)).toBeVisible()
    watch.disconnect()
    expect(announced).toEqual([`Quantity 21, ${paithani.title}`])
    expect(changesSent()).toBe(20)
    expect(await cartOnServer()).toEqual({ [paithani._id]: 21, [bandhani._id]: 1 })
  })

  test('sends changes one at a time, in the order of the clicks, and none below a shown 1', async () => {
    const { line, button, press } = await openCart(2)
    const { pendingRequests } = fakeNetwork()
    await press('Increase quantity', 2)
    await press('Decrease quantity', 4)
    expect(button('Decrease quantity')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Decrease quantity')).toHaveFocus()
    for (const type of ['increment', 'increment', 'decrement', 'decrement', 'decrement']) {
      await waitFor(() => expect(pendingRequests).toHaveLength(1))
      const [request] = pendingRequests
      expect(JSON.parse(request?.body ?? '')).toEqual({ action: { type } })
      await request?.reachServer()
      expect(line.getByText('1')).toBeVisible()
      request?.respond()
    }
    expect(await line.findByText(/^Quantity 1, /)).toBeVisible()
    expect(pendingRequests).toEqual([])
  })

  test.each([
    ['never reached the server', false, 3],
    ['succeeded without a response', true, 4],
  ])(
    "drops the clicks after a change that %s, and shows the server's quantity",
    async (_what, isDone, left) => {
      const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
      const { line, press } = await openCart()
      const { pendingRequests } = fakeNetwork()
      await press('Increase quantity', 9)
      expect(line.getByText('10')).toBeVisible()
      for (let change = 1; change <= 3; change++) {
        await waitFor(() => expect(pendingRequests).toHaveLength(1))
        const [request] = pendingRequests
        if (change < 3 || isDone) await request?.reachServer()
        if (change < 3) request?.respond()
        else request?.fail()
      }
      await waitFor(() => expect(pendingRequests.map(({ name }) => name)).toEqual(['GET /api/user/cart']))
      expect(line.getByText('3')).toBeVisible()
      await pendingRequests[0]?.reachServer()
      pendingRequests[0]?.respond()
      expect(await line.findByText(`Quantity ${left}`)).toBeVisible()
      expect(line.getByText(String(left))).toBeVisible()
      expect(consoleError.mock.calls).toEqual([['changeQuantity failed: Network Error']])
      expect(toasts()).toEqual([])
      expect(pendingRequests).toEqual([])
    },
  )

  test('disables removing and moving a line while its changes are pending', async () => {
    const { line, button, press } = await openCart()
    pauseRequests()
    await press('Increase quantity', 2)
    for (const name of ['Move to Wishlist', 'Remove from Cart'])
      expect(button(name)).toHaveAttribute('aria-disabled', 'true')
    for (const name of ['Increase quantity', 'Decrease quantity'])
      expect(button(name)).not.toHaveAttribute('aria-disabled')
    await press('Remove from Cart')
    resumeRequests()
    expect(await line.findByText(/^Quantity 3, /)).toBeVisible()
    expect(toasts()).toEqual([])
    await press('Remove from Cart')
    expect(await screen.findByText('MY CART (1)')).toBeVisible()
  })

  test('continues to the address step at once while changes are pending, and orders the final quantity', async () => {
    const { press, user, currentUrl } = await openCart()
    pauseRequests()
    await press('Increase quantity', 3)
    await user.click(screen.getByRole('link', { name: 'Checkout' }))
    expect(currentUrl()).toBe(paths.address)
    await user.click(await screen.findByRole('radio'))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('button', { name: 'Place Order', busy: true })).toBeVisible()
    resumeRequests()
    await user.click(await screen.findByRole('button', { name: 'Place Order', busy: false }))
    await screen.findByRole('heading', { name: 'Thank you' })
    expect(await screen.findByText('Quantity: 4')).toBeVisible()
  })

  test('delays an order until pending quantities are sent, and shows them', async () => {
    const { user, requests } = await openCart()
    await user.click(screen.getByRole('link', { name: 'Checkout' }))
    await user.click(await screen.findByRole('radio'))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('button', { name: 'Place Order' })
    await user.click(
      within(screen.getByRole('navigation', { name: 'Checkout' })).getByRole('link', { name: 'Cart' }),
    )
    await screen.findByText('MY CART (2)')
    const plus = screen.getByRole('button', { name: `Increase quantity, ${paithani.title}` })
    pauseRequests()
    await user.tripleClick(plus)
    window.history.back()
    expect(await screen.findByText('Quantity: 4')).toBeVisible()
    const placeOrder = screen.getByRole('button', { name: 'Place Order' })
    expect(placeOrder).toHaveAttribute('aria-busy', 'true')
    await user.click(placeOrder)
    resumeRequests()
    await screen.findByRole('button', { name: 'Place Order', busy: false })
    expect(screen.getByText('Quantity: 4')).toBeVisible()
    expect(requests).not.toContain('POST /api/user/orders')
    await user.click(placeOrder)
    expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
  })
})
