import { ORDER_STATUSES, type OrderDto, type OrderStatus } from '@resham/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { definitionsOf, inHeader, shownTitles, toasts } from '@/testing/pageQueries'
import { bandhani, kanjivaram, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { breakRoute, loseNextResponse } from '@/testing/requests'
import { cartOnServer, changeProduct, removeProducts } from '@/testing/serverState'
import { tryFailedLoads } from '@/testing/tryFailedLoads'

const email = 'asha@resham.example'
const at = (day: number) => `2026-11-${day}T10:00:00Z`
const lines = [paithani, { ...bandhani, qty: 2 }]

type Change = Partial<OrderDto> | undefined

let restoreProducts = () => {}
afterEach(() => restoreProducts())

/** Opens the page of an order of these lines, in which the change replaces fields; without `gone` in the catalogue. */
const openOrder = async (change?: Change, ordered = lines, gone: typeof lines = []) => {
  let order: OrderDto | undefined
  const shop = await renderApp(paths.order('an-order'), {
    shopper: { name: 'Asha Rao', email, orders: [ordered] },
    before: async (server) => {
      restoreProducts = removeProducts(gone)
      const accounts = await server.accounts()
      await accounts.change(email, (account) => ({
        ...account,
        orders: account.orders.map((placed) => {
          order = { ...placed.order, _id: 'an-order', number: 'K7M2-9QXD', createdAt: at(21), ...change }
          return { ...placed, order }
        }),
      }))
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Order K7M2-9QXD' })
  const press = async (name: string) => shop.user.click(await screen.findByRole('button', { name }))
  return { ...shop, press }
}

/** An order that has come as far as this, a day for each step. */
const upTo = (status: OrderStatus): Partial<OrderDto> => {
  const before = ORDER_STATUSES.slice(0, ORDER_STATUSES.indexOf(status) + 1)
  const steps = status === 'cancelled' ? (['placed', 'cancelled'] as const) : before
  return { status, history: steps.map((each, index) => ({ status: each, at: at(21 + index) })) }
}

const steps = () =>
  within(screen.getByRole('region', { name: 'Status' }))
    .getAllByRole('listitem')
    .map((step) => {
      const texts = Array.from(step.children, ({ textContent }) => textContent).join(': ')
      return step.getAttribute('aria-current') ? `${texts} (now)` : texts
    })

describe('OrderPage', () => {
  test('shows what was ordered, for how much, where it goes, and when it arrives', async () => {
    await openOrder()
    expect(document.title).toBe('Order K7M2-9QXD · Resham')
    expect(screen.getByText('21 November 2026')).toBeVisible()
    expect(shownTitles()).toEqual([paithani.title, bandhani.title])
    expect(screen.getByText('Quantity: 2')).toBeVisible()
    expect(await screen.findByText('Size: 2.5 meters')).toBeVisible()
    expect(definitionsOf(screen.getByRole('region', { name: 'Price Details' }))).toMatchObject({
      Items: '2',
      'Total Amount': 'Rs. 32,940',
    })
    expect(screen.getByRole('region', { name: 'Delivery Details' })).toHaveTextContent('7, Temple Road')
    expect(await screen.findByText(/^(Arrives|Was due) by \w+ \d+ \w+$/)).toBeVisible()
  })

  test.each([
    [
      'placed',
      ['Placed: 21 November 2026 (now)', 'Packed: Not yet', 'Shipped: Not yet', 'Delivered: Not yet'],
    ],
    [
      'shipped',
      [
        'Placed: 21 November 2026',
        'Packed: 22 November 2026',
        'Shipped: 23 November 2026 (now)',
        'Delivered: Not yet',
      ],
    ],
    ['cancelled', ['Placed: 21 November 2026', 'Cancelled: 22 November 2026 (now)']],
  ] as const)('shows how far a %s order is', async (status, expected) => {
    await openOrder(upTo(status))
    expect(steps()).toEqual(expected)
    const isOnItsWay = status !== 'cancelled'
    if (isOnItsWay) await screen.findByText(/^(Arrives|Was due) by/)
    else expect(screen.queryByText(/^(Arrives|Was due) by/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel order' }) !== null).toBe(status === 'placed')
  })

  test('says who delivers a shipped order, and links to where it is followed', async () => {
    const tracking = { carrier: 'Blue Dart', number: '12 34', url: 'https://bluedart.example/12' }
    await openOrder({ ...upTo('shipped'), tracking })
    expect(screen.getByText('Sent with Blue Dart, 12 34')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Follow the parcel' })).toHaveAttribute('href', tracking.url)
  })

  test('links to the products that the shop still has', async () => {
    await openOrder({}, lines, [paithani])
    const main = within(screen.getByRole('main'))
    await waitFor(() => expect(main.queryByRole('link', { name: paithani.title })).not.toBeInTheDocument())
    expect(main.getByText(paithani.title)).toBeVisible()
    expect(main.getByRole('link', { name: bandhani.title })).toHaveAttribute(
      'href',
      paths.product(bandhani._id),
    )
  })

  test('cancels an order after a question, which can be left', async () => {
    const { user, press, reload } = await openOrder()
    await press('Cancel order')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }))
    expect(dialog.getByText(/^Order K7M2-9QXD of Rs. 32,940 will not be packed/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Keep order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus()
    await press('Cancel order')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(steps().at(-1)).toMatch(/^Cancelled: .* \(now\)$/))
    expect(screen.getByText('The order has been cancelled.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Status' })).toHaveFocus())
    await reload()
    await screen.findByRole('heading', { level: 1, name: 'Order K7M2-9QXD' })
    expect(steps().at(-1)).toMatch(/^Cancelled/)
  })

  test('cancels it once for two presses in one task', async () => {
    const { press, requests } = await openOrder()
    await press('Cancel order')
    const button = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' })
    requests.length = 0
    button.click()
    button.click()
    expect(await screen.findByText('The order has been cancelled.')).toBeInTheDocument()
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/user/orders/an-order',
    ])
  })

  test("shows the server's sentence for an order that was packed meanwhile, and the order as it is", async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, press, server } = await openOrder()
    const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
    await server.advanceLatestOrder(token)
    await press('Cancel order')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The order cannot be cancelled any more: it is packed already.',
    )
    await waitFor(() => expect(steps()[1]).toMatch(/^Packed: .* \(now\)$/))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Status' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
  })

  test.each([
    ['a failure of the server', () => breakRoute('post', '/user/orders/:orderId'), 'Placed'],
    ['a lost response', () => loseNextResponse('POST /api/user/orders/an-order'), 'Cancelled'],
  ])('shows the order as it is after %s', async (_what, fail, now) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, press } = await openOrder()
    fail()
    await press('Cancel order')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
    if (now === 'Cancelled')
      expect(await screen.findByText('The order has been cancelled.')).toBeInTheDocument()
    else
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'The order could not be cancelled. Please try again.',
      )
    expect(steps().find((step) => step.endsWith('(now)'))).toMatch(`${now}:`)
  })

  test('shows an order of 51 lines', async () => {
    const first = {
      ...paithani,
      imageLink: '/images/x.jpg',
      price: '34900',
      discountedPrice: '29650',
      qty: 1,
    }
    const many = Array.from({ length: 50 }, (_, index) => ({
      ...first,
      _id: `gone-${index}`,
      title: `No. ${index}`,
    }))
    await openOrder({ lines: [first, ...many] })
    expect(shownTitles()).toHaveLength(51)
    expect(screen.getByRole('link', { name: paithani.title })).toBeVisible()
  })

  test('buys it again, and leads to the cart', async () => {
    const { press, currentUrl } = await openOrder()
    await press('Buy again')
    expect(await screen.findByRole('heading', { level: 1, name: 'MY CART (2)' })).toBeVisible()
    expect(currentUrl()).toBe(paths.cart)
    await waitFor(() => expect(toasts()).toEqual([['success', 'Items Added to Cart!']]))
    expect(screen.queryByText(/not available now/)).not.toBeInTheDocument()
    expect(await cartOnServer()).toEqual({ [paithani._id]: 1, [bandhani._id]: 2 })
  })

  test('buys it again once for two presses in one task', async () => {
    await openOrder()
    const button = await screen.findByRole('button', { name: 'Buy again' })
    button.click()
    button.click()
    expect(await screen.findByRole('heading', { level: 1, name: 'MY CART (2)' })).toBeVisible()
    expect(await cartOnServer()).toEqual({ [paithani._id]: 1, [bandhani._id]: 2 })
  })

  test('buys again what is still sold, and names the rest', async () => {
    const { press, reload } = await openOrder({}, [paithani, bandhani, kanjivaram], [paithani])
    changeProduct(kanjivaram._id, ['inStock', false])
    await press('Buy again')
    expect(await screen.findByRole('heading', { level: 1, name: 'MY CART (1)' })).toBeVisible()
    const sentence = `${paithani.title} and ${kanjivaram.title} are not available now, so they were not added.`
    expect(screen.getByText(sentence)).toBeVisible()
    await waitFor(() => expect(toasts()).toEqual([['success', 'Item Added to Cart!']]))
    await reload()
    expect(screen.getByText(sentence)).toBeVisible()
  })

  test('tells no other user of this tab what was missing', async () => {
    const { press, user } = await openOrder({}, [paithani, bandhani], [paithani])
    await press('Buy again')
    expect(await screen.findByText(/is not available now/)).toBeVisible()
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await press('Logout')
    await screen.findByText('Oh no! You are logged out')
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await press('Login as guest')
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    const { state } = window.history
    window.history.pushState(
      { ...state, usr: { missing: [paithani.title], owner: 'another' } },
      '',
      paths.cart,
    )
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    expect(await screen.findByText('It feels so light!')).toBeVisible()
    expect(screen.queryByText(/not available now/)).not.toBeInTheDocument()
  })

  test('says that not all of it could be added', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press, currentUrl } = await openOrder()
    breakRoute('post', '/user/cart')
    await press('Buy again')
    expect(await screen.findByRole('alert')).toHaveTextContent('Not all of it could be added.')
    expect(currentUrl()).toBe(paths.order('an-order'))
    expect(toasts()).toEqual([])
  })

  test('prints', async () => {
    const print = jest.fn()
    window.print = print
    const { press } = await openOrder()
    await press('Print')
    expect(print).toHaveBeenCalledTimes(1)
  })

  test('has no button to print in a browser that cannot', async () => {
    const { print } = window
    Reflect.set(window, 'print', undefined)
    await openOrder()
    Reflect.set(window, 'print', print)
    expect(screen.getByRole('button', { name: 'Buy again' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
  })

  test.each(['another-order', 'a%2Fb'])('shows the 404 page for %s', async (id) => {
    await renderApp(`/profile/orders/${id}`, { shopper: { orders: [lines] } })
    expect(await screen.findByRole('heading', { level: 1, name: 'We looked everywhere' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Profile' })).toHaveAttribute('href', paths.profile)
  })

  test('needs a session, and is shown after the log-in', async () => {
    const { currentUrl } = await renderApp(paths.order('an-order'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
    expect(currentUrl()).toBe(paths.login)
  })

  describe('that fails to load', () => {
    tryFailedLoads(
      paths.order('an-order'),
      [
        {
          what: 'your order',
          route: '/user/orders/:orderId',
          endpoint: 'getOrder',
          findIt: () => screen.findByRole('heading', { level: 1, name: 'We looked everywhere' }),
        },
      ],
      { email },
    )
  })
})

describe('the list of orders', () => {
  test('shows three products of each, has ten, and more on request, one request each', async () => {
    const orders = Array.from({ length: 23 }, () => [
      paithani,
      bandhani,
      kanjivaram,
      { _id: 'indigo-chanderi-kurti', title: 'Indigo Chanderi Kurti' },
    ])
    const { user, requests } = await renderApp(paths.profile, { shopper: { orders } })
    const list = within(await screen.findByRole('region', { name: 'Orders' }))
    const count = () => list.queryAllByRole('heading', { level: 3 }).length
    await waitFor(() => expect(count()).toBe(10))
    const titles = [paithani, bandhani, kanjivaram].map(({ title }) => title)
    const [entry] = list.getAllByRole('list').slice(1)
    expect(
      within(entry as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...titles, 'and 1 more'])
    // The titles say what the pictures show.
    expect(list.queryByRole('img')).not.toBeInTheDocument()
    expect(
      Array.from((entry as HTMLElement).querySelectorAll('img'), (picture) => picture.getAttribute('src')),
    ).toEqual([paithani, bandhani, kanjivaram].map(({ _id }) => `/images/${_id}-900.jpg`))
    for (const expected of [20, 23]) {
      const before = count()
      await user.click(list.getByRole('button', { name: 'Show more' }))
      await waitFor(() => expect(count()).toBe(expected))
      await waitFor(() => expect(list.getAllByRole('link')[before]).toHaveFocus())
    }
    expect(list.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
    expect(requests.filter((request) => request.startsWith('GET /api/user/orders'))).toHaveLength(3)
  })
})
