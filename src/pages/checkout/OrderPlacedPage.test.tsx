import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { definitionsOf, inHeader, shownTitles } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

describe('OrderPlacedPage', () => {
  test('shows a picture and links home', async () => {
    const { user, currentUrl } = await renderApp(paths.orderPlaced)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(main.getByRole('img')).toHaveAccessibleName()
    await user.click(main.getByRole('link', { name: 'Go to Home' }))
    expect(currentUrl()).toBe(paths.home)
  })

  test('shows the order, after a reload too, and lists it in the profile', async () => {
    const cart = [paithani, { ...bandhani, qty: 2 }]
    const { user, reload } = await renderApp(paths.address, { shopper: { cart } })
    await user.click(await screen.findByRole('radio', { name: /Asha Rao/ }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Place Order' }))
    const main = () => within(screen.getByRole('main'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(await main().findByText(/^It should be with you by \w+ \d+ \w+\.$/)).toBeVisible()
    expect(shownTitles()).toEqual([paithani.title, bandhani.title])
    expect(main().getByText('Quantity: 2')).toBeVisible()
    expect(definitionsOf(main().getByRole('region', { name: 'Price Details' }))).toMatchObject({
      Items: '2',
      'Delivery Charges': 'FREE',
      'Total Amount': 'Rs. 32,940',
    })
    expect(main().getByRole('region', { name: 'Delivery Details' })).toHaveTextContent('Asha Rao')

    const link = main().getByRole('link', { name: /^Order [0-9A-Z]{4}-[0-9A-Z]{4}$/ })
    const { textContent: name } = link
    expect(link.getAttribute('href')).toMatch(/^\/profile\/orders\/\w+$/)

    await reload()
    expect(main().getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    await waitFor(() => expect(shownTitles()).toEqual([paithani.title, bandhani.title]))

    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    const orders = within(await screen.findByRole('region', { name: 'Orders' }))
    expect(await orders.findByText('Rs. 32,940')).toBeVisible()
    expect(orders.getByText(`${bandhani.title} × 2`)).toBeVisible()
    expect(await orders.findByText(/^Arrives by /)).toBeVisible()
    expect(orders.getByRole('link')).toHaveAccessibleName(String(name))
  })

  test('promises nothing of an order that was cancelled since', async () => {
    const { user } = await renderApp(paths.address, { shopper: { cart: [paithani] } })
    await user.click(await screen.findByRole('radio', { name: /Asha Rao/ }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'Place Order' }))
    await screen.findByText(/^It should be with you by/)
    await user.click(screen.getByRole('link', { name: /^Order / }))
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await screen.findByText('Cancelled')
    window.history.back()
    expect(await screen.findByText('Your order has been placed.')).toBeVisible()
    expect(screen.queryByText(/with care|with you by/)).not.toBeInTheDocument()
  })
})
