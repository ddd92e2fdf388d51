import type { OrdersResponse } from '@resham/contract'
import { createShopper } from '@resham/mock-server/tests/createShopper'
import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { storeInOtherTab } from '@/testing/otherTab'
import { findItem, headerCounts, inHeader, shownTitles, toasts } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { applyRequestLimits } from '@/testing/requestLimits'
import {
  breakRoute,
  loseNextResponse,
  pauseRequests,
  resumeRequests,
  truncateNextResponse,
} from '@/testing/requests'
import { cartOnServer, changeProduct, removeProducts } from '@/testing/serverState'

const POST = 'POST /api/user/orders'
const NOT_PLACED = 'Your order could not be placed. Please try again: it will not be placed twice.'
const STILL_TRYING = 'Still trying to place your order. It will not be placed twice.'
const REVIEW = 'Please review your order.'

/** Opens the summary through the address step, as a shopper does. */
const openSummary = async (cart = [{ ...paithani, qty: 3 }, bandhani]) => {
  const shop = await renderApp(paths.address, { shopper: { name: 'Asha Rao', cart } })
  await shop.user.click(await screen.findByRole('radio', { name: /Asha Rao/ }))
  await shop.user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('button', { name: 'Place Order' })
  const press = () => shop.user.click(screen.getByRole('button', { name: 'Place Order', busy: false }))
  const keys: (string | null)[] = []
  const send = window.fetch
  window.fetch = (input, init) => {
    if (input instanceof Request && input.url.endsWith('/user/orders') && input.method === 'POST')
      keys.push(input.headers.get('Idempotency-Key'))
    return send(input, init)
  }
  return { ...shop, press, keys }
}

/** Responds to every order with an error; returns a function that ends this. */
const refuseOrders = (status: number, body: object) => {
  const send = window.fetch
  window.fetch = async (input, init) => {
    if (!(input instanceof Request && input.method === 'POST')) return send(input, init)
    return new Response(JSON.stringify(body), { status })
  }
  return () => {
    window.fetch = send
  }
}

/** The quantities and titles of each order that the server has. */
const ordersOnServer = async () => {
  const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
  const response = await fetch('/api/user/orders', { headers: { authorization: token } })
  const { orders }: OrdersResponse = await response.json()
  return orders.map(({ lines }) => lines.map(({ title, qty }) => `${qty} ${title}`))
}
const bothLines = [`3 ${paithani.title}`, `1 ${bandhani.title}`]

describe('Place Order', () => {
  test('sends one request for two clicks in one task, empties the cart and opens the thank-you page', async () => {
    const { requests, currentUrl } = await openSummary()
    requests.length = 0
    const button = screen.getByRole('button', { name: 'Place Order' })
    // Testing Library's own click would render in between.
    button.click()
    button.click()
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([POST])
    await waitFor(() => expect(toasts()).toEqual([['success', 'Order Placed Successfully']]))
    expect(currentUrl()).toBe(paths.orderPlaced)
    expect(headerCounts().cart).toBe(0)
    expect(await cartOnServer()).toEqual({})
    expect(await ordersOnServer()).toEqual([bothLines])
  })

  test('tells a shopper who has left the summary meanwhile, and leaves them where they are', async () => {
    const { press, user, currentUrl } = await openSummary()
    pauseRequests()
    await press()
    await user.click(inHeader().getByRole('link', { name: 'Wishlist 0 items' }))
    expect(await screen.findByRole('heading', { level: 1, name: /wishlist/i })).toBeVisible()
    resumeRequests()
    expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
    await waitFor(() => expect(headerCounts().cart).toBe(0))
    expect(currentUrl()).toBe(paths.wishlist)
    expect(await ordersOnServer()).toEqual([bothLines])
  })

  test('opens the thank-you page for a shopper who has left the summary and come back meanwhile', async () => {
    const { press, user, currentUrl } = await openSummary()
    // A host may serve the page with a slash at the end of its path.
    act(() => {
      window.history.pushState(null, '', `${paths.summary}/`)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await screen.findByRole('heading', { level: 1, name: 'Order Summary' })
    pauseRequests()
    await press()
    await user.click(inHeader().getByRole('link', { name: 'Wishlist 0 items' }))
    await screen.findByRole('heading', { level: 1, name: /wishlist/i })
    window.history.back()
    await screen.findByRole('heading', { level: 1, name: 'Order Summary' })
    resumeRequests()
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(currentUrl()).toBe(paths.orderPlaced)
  })

  test.each([
    ['was lost', () => loseNextResponse(POST)],
    ['broke off', () => truncateNextResponse(POST)],
  ])('retries by itself, with the same key, when the response to a placed order %s', async (_what, spoil) => {
    const { press, keys } = await openSummary()
    spoil()
    await press()
    expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await ordersOnServer()).toEqual([bothLines])
  })

  test('keeps the summary when an order was placed without a response, and sends the same key when pressed again', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press, keys, currentUrl } = await openSummary()
    const send = window.fetch
    window.fetch = async (input, init) => {
      const response = await send(input, init)
      if (!(input instanceof Request && input.method === 'POST')) return response
      throw new TypeError('Failed to fetch')
    }
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_PLACED)
    expect(consoleError.mock.calls).toEqual([['placeOrder failed: Network Error']])
    expect(toasts()).toEqual([])
    expect(currentUrl()).toBe(paths.summary)
    expect(shownTitles()).toEqual([paithani.title, bandhani.title])
    expect((await findItem(paithani.title)).getByText('Quantity: 3')).toBeVisible()
    window.fetch = send
    await press()
    expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
    expect(new Set(keys).size).toBe(1)
    expect(await ordersOnServer()).toEqual([bothLines])
    expect(await cartOnServer()).toEqual({})
  })

  test('says after four seconds without a response that it is still trying, and gives up after twenty', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press, keys } = await openSummary()
    const status = screen.getByRole('region', { name: 'Price Details' }).querySelector('[aria-live]')
    const send = window.fetch
    window.fetch = (input) =>
      new Promise((_resolve, reject) => {
        const { headers, signal } = input as Request
        keys.push(headers.get('Idempotency-Key'))
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    applyRequestLimits()
    jest.useFakeTimers()
    try {
      screen.getByRole('button', { name: 'Place Order' }).click()
      await act(() => jest.advanceTimersByTimeAsync(3_900))
      expect(status).toBeEmptyDOMElement()
      await act(() => jest.advanceTimersByTimeAsync(200))
      expect(status).toHaveTextContent(STILL_TRYING)
      await act(() => jest.advanceTimersByTimeAsync(15_800))
      expect(status).toHaveTextContent(STILL_TRYING)
      window.fetch = send
      await act(() => jest.advanceTimersByTimeAsync(200))
    } finally {
      jest.useRealTimers()
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_PLACED)
    expect(status).toBeEmptyDOMElement()
    await press()
    expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  test('sends the prices that the shopper saw, and shows what has changed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press, keys, currentUrl } = await openSummary()
    changeProduct(paithani._id, ['discountedPrice', '31000'])
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The price of ${paithani.title} has changed. ${REVIEW}`,
    )
    expect(currentUrl()).toBe(paths.summary)
    const line = await findItem(paithani.title)
    expect(line.getByText('Rs. 31,000')).toBeVisible()
    expect(line.queryByText('Rs. 29,650')).not.toBeInTheDocument()
    expect(screen.getByText('Rs. 34,290')).toBeVisible()
    expect(await ordersOnServer()).toEqual([])
    await press()
    expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
    expect(new Set(keys).size).toBe(2)
    expect(await ordersOnServer()).toEqual([bothLines])
  })

  test.each([
    [400, ["The field 'order.delivery.street' must have at most 200 characters."]],
    [413, ['The body is larger than 100 kB.']],
    [422, ['The Idempotency-Key was used for another order.']],
  ])('shows why the server refused the order with %i, without Try again', async (status, errors) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press, keys } = await openSummary()
    const restore = refuseOrders(status, { errors })
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(`Your order could not be placed. ${errors[0]}`)
    expect(screen.getByRole('alert')).not.toHaveTextContent(/try again/i)
    restore()
    await press()
    expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
    expect(keys).toHaveLength(1)
  })

  test.each([
    [429, 'Too many requests. Try again in 1 minute.'],
    [503, 'The shop is busy. Please try again.'],
  ])('says what the server says with %i, and that a retry places nothing twice', async (status, sentence) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press, keys } = await openSummary()
    const restore = refuseOrders(status, { errors: [sentence] })
    await press()
    const text = `Your order could not be placed. ${sentence} It will not be placed twice.`
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    restore()
    await press()
    expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
    expect(keys).toHaveLength(1)
  })

  test.each([
    ['what the server does not say', undefined, 'Your cart has changed.'],
    ['three changes', ['One.', 'Two.', 'Three.'], 'One. Two. Three.'],
    ['two of four changes', ['One.', 'Two.', 'Three.', 'Four.'], 'One. Two. There are 2 more changes.'],
  ])('says %s in few words', async (_what, errors, text) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press } = await openSummary()
    refuseOrders(409, { errors, cart: [] })
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(`${text} ${REVIEW}`)
  })

  test('fetches the cart again when that of the refusal cannot be read', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press, requests } = await openSummary()
    refuseOrders(409, { errors: ['Changed.'], cart: [null] })
    requests.length = 0
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order could not be placed. Changed.')
    await waitFor(() => expect(requests).toContain('GET /api/user/cart'))
  })

  test('leads back to the cart when a product has gone out of stock', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, press, currentUrl } = await openSummary()
    changeProduct(paithani._id, ['inStock', false])
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(`${paithani.title} is out of stock. ${REVIEW}`)
    expect((await findItem(paithani.title)).getByText('Out of Stock')).toBeVisible()
    expect((await findItem(bandhani.title)).queryByText('Out of Stock')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument()
    expect(await ordersOnServer()).toEqual([])
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('MY CART (2)')).toBeVisible()
    expect(currentUrl()).toBe(paths.cart)
  })

  test.each([
    ['one of two', [paithani], [paithani, bandhani], [bandhani]],
    ['the only one', [paithani], [paithani], []],
    ['both', [paithani, bandhani], [paithani, bandhani], []],
  ])(
    'names by its title a product that has left the catalogue, %s of the cart',
    async (_what, gone, cart, left) => {
      jest.spyOn(console, 'error').mockImplementation(() => {})
      const { press } = await openSummary(cart.map((product) => ({ ...product, qty: 1 })))
      const restore = removeProducts(gone)
      try {
        await press()
        const sentences = gone.map(({ title }) => `${title} is no longer in the shop.`).join(' ')
        expect(await screen.findByRole('alert')).toHaveTextContent(`${sentences} ${REVIEW}`)
        await waitFor(() => expect(headerCounts().cart).toBe(left.length))
        expect(screen.getByRole('alert')).toHaveTextContent(`${sentences} ${REVIEW}`)
        expect(shownTitles()).toEqual(left.map(({ title }) => title))
        expect(await ordersOnServer()).toEqual([])
        if (left.length === 0) return
        await press()
        expect(await screen.findByText('Order Placed Successfully')).toBeVisible()
      } finally {
        restore()
      }
    },
  )

  test.each([undefined, null, 5, {}])('says what a server says that names %p unknown', async (unknown) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press } = await openSummary()
    refuseOrders(400, { errors: ['There is no such product.'], unknown })
    await press()
    const text = 'Your order could not be placed. There is no such product.'
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  test('hides a failed order from another user, who logs in in another tab', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press, server } = await openSummary()
    breakRoute('post', '/user/orders')
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_PLACED)
    const { token, user } = await createShopper(server, { name: 'Bina Das', email: 'bina@resham.example' })
    storeInOtherTab('loginItems', JSON.stringify({ token, user }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipping Address' })).toBeVisible()
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument()
    expect(screen.queryByText(paithani.title)).not.toBeInTheDocument()
  })
})
