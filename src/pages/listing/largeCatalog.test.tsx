import type { OrderDto } from '@resham/contract'
import { queryProducts } from '@resham/mock-server/catalog/catalog'
import { extendCatalog } from '@resham/mock-server/catalog/extendCatalog'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fakeNetwork } from '@/testing/fakeNetwork'
import { fillIn } from '@/testing/fillIn'
import { inHeader, shownTitles } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { allAnswered, renderApp } from '@/testing/renderApp'
import { breakRoute, pauseRequests, resumeRequests } from '@/testing/requests'

afterEach(() => extendCatalog(0))

const LONG = 600
const SHORT = 60

const forProducts = (requests: string[]) =>
  requests.filter((request) => /\/products(\?|\/[^/]*$|$)/.test(request))

/** Opens the listing of a catalogue with this many products. */
const openListing = async (count: number, shown = String(count)) => {
  extendCatalog(count)
  const shop = await renderApp(paths.products)
  await screen.findByText(`48 of ${shown} products`)
  return { ...shop, productRequests: () => forProducts(shop.requests) }
}

/** By its text: the names of hundreds of buttons are slow to compute. */
const more = async (text: RegExp | string = /^Show more/) =>
  (await screen.findByText(text)).closest('button') as HTMLElement

/** The link of the card at a position, counted from 1. */
const linkAt = (position: number) => {
  const region = within(screen.getByRole('region', { name: 'Products' }))
  // Of hundreds of links, whether each is hidden is slow to tell.
  const links = region.getAllByRole('link', { hidden: true })
  return links.filter((link) => link.id.startsWith('card-'))[position - 1] as HTMLElement
}

const searchBox = () => screen.getByRole('combobox', { name: 'Search products' })

/** The cards of the listing, and whether they are being replaced. */
const results = () => screen.getByRole('region', { name: 'Products' }).querySelector('[aria-busy]')

const expectFirstCards = (title: RegExp) => {
  expect(shownTitles()).toHaveLength(48)
  for (const shown of shownTitles()) expect(shown).toMatch(title)
}

describe('Show more', () => {
  test('shows the rest of 60 products and filters them at once, and focuses the first new card', async () => {
    const { user, productRequests } = await openListing(SHORT)
    await waitFor(() => expect(productRequests()).toHaveLength(2))
    await user.click(await more('Show more (12 left)'))
    expect(await screen.findByText('60 products')).toBeVisible()
    expect(shownTitles()).toHaveLength(SHORT)
    expect(linkAt(49)).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument()
    expect(await screen.findByText('60 products shown')).toBeInTheDocument()
    await fillIn(user, { 'Search products': paithani.title })
    expect(await screen.findByText('1 product')).toBeVisible()
    expect(shownTitles()).toEqual([paithani.title])
    await user.click(linkAt(1))
    await screen.findByRole('region', { name: 'You may also like' })
    expect(productRequests()).toHaveLength(2)
  })

  test('fetches the next page of a long catalogue', async () => {
    const { user, productRequests, currentUrl } = await openListing(LONG)
    pauseRequests()
    const button = await more('Show more (552 left)')
    await user.dblClick(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(shownTitles()).toHaveLength(48)
    resumeRequests()
    expect(await screen.findByText('96 of 600 products')).toBeVisible()
    expect(linkAt(49)).toHaveFocus()
    expect(button).toHaveTextContent('Show more (504 left)')
    expect(await screen.findByText('96 of 600 products shown')).toBeInTheDocument()
    expect(productRequests()).toEqual([
      'GET /api/products?limit=48',
      expect.stringMatching(/limit=48&after=/),
    ])
    expect(currentUrl()).toBe(paths.products)
  })

  test('leaves the focus where the shopper has gone meanwhile', async () => {
    const { user } = await openListing(LONG)
    pauseRequests()
    await user.click(await more())
    await user.click(inHeader().getByRole('combobox'))
    resumeRequests()
    expect(await screen.findByText('96 of 600 products')).toBeVisible()
    expect(searchBox()).toHaveFocus()
  })

  test('says that it failed, stays, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await openListing(LONG)
    const button = await more()
    const repair = breakRoute('get', '/products')
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load more products.')
    expect(button).toHaveTextContent('Try again')
    expect(button).toHaveFocus()
    expect(shownTitles()).toHaveLength(48)
    repair()
    await user.click(button)
    expect(await screen.findByText('96 of 600 products')).toBeVisible()
    expect(linkAt(49)).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('shows the same cards on Back from a product, and starts again with other filters', async () => {
    const { user, requests } = await openListing(LONG)
    await user.click(await more())
    await screen.findByText('96 of 600 products')
    const link = linkAt(90)
    const title = String(link.closest('li')?.getAttribute('aria-label'))
    await user.click(link)
    await screen.findByRole('heading', { level: 1, name: title })
    await screen.findByRole('region', { name: 'You may also like' })
    const before = requests.length
    window.history.back()
    expect(await screen.findByText('96 of 600 products')).toBeVisible()
    await user.click(screen.getByRole('link', { name: `Back to ${title}` }))
    expect(linkAt(90)).toHaveFocus()
    expect(requests.length).toBe(before)
    await user.click(screen.getByRole('radio', { name: 'High to Low' }))
    await waitFor(() => expect(results()).toHaveAttribute('aria-busy', 'false'))
    expect(screen.getByText('48 of 600 products')).toBeVisible()
  })
})

describe('filters of a catalogue of up to 500 products', () => {
  test('are those of the server where the rest could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    extendCatalog(SHORT)
    const { user } = await renderApp(paths.products, {
      before: () => {
        const { fetch } = window
        window.fetch = async (input, init) =>
          input instanceof Request && input.url.includes('limit=500')
            ? new Response('{}', { status: 400 })
            : fetch(input, init)
      },
    })
    await screen.findByText('48 of 60 products')
    await fillIn(user, { 'Search products': paithani.title })
    await screen.findByText('1 product')
    expect(shownTitles()).toEqual([paithani.title])
  })

  test('work with a server that ignores every parameter', async () => {
    extendCatalog(LONG)
    const { user, requests } = await renderApp(paths.products, {
      before: () => {
        const { fetch } = window
        window.fetch = async (input, init) =>
          fetch(input instanceof Request && /products\?/.test(input.url) ? '/api/products' : input, init)
      },
    })
    await screen.findByText('48 of 600 products')
    const before = requests.length
    await fillIn(user, { 'Search products': paithani.title })
    // The generated products that copy it have its words in their descriptions.
    expect(await screen.findByText('27 products')).toBeVisible()
    expect(shownTitles()[0]).toBe(paithani.title)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await user.click(await more('Show more (552 left)'))
    expect(await screen.findByText('96 of 600 products')).toBeVisible()
    expect(requests.length).toBe(before)
  })
})

/** Types letter by letter. React renders each one, and no timer runs between them, however slow the machine is. */
const typeAtOnce = async (text: string) => {
  for (let end = 1; end <= text.length; end += 1) {
    fireEvent.change(searchBox(), { target: { value: text.slice(0, end) } })
    await null
  }
}

describe('filters of a long catalogue', () => {
  test('are asked of the server once the shopper has stopped typing', async () => {
    const { user, productRequests } = await openListing(LONG)
    const previous = shownTitles()
    pauseRequests()
    await user.click(searchBox())
    await typeAtOnce('paithani')
    expect(results()).toHaveAttribute('aria-busy', 'true')
    expect(shownTitles()).toEqual(previous)
    await waitFor(() => expect(productRequests()).toHaveLength(3))
    resumeRequests()
    await waitFor(() => expect(results()).toHaveAttribute('aria-busy', 'false'))
    expect(shownTitles()).not.toEqual(previous)
    expect(shownTitles()).toContain(paithani.title)
    const found = shownTitles().length
    expect(screen.getByText(new RegExp(`^${found}( of .*)? products?$`))).toBeVisible()
    expect(productRequests().slice(1).toSorted()).toEqual([
      'GET /api/products?search=paithani&limit=48',
      'GET /api/products?search=paithani&titlesFirst=true&limit=6',
    ])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('48 of 600 products')).toBeVisible()
    expect(shownTitles()).toEqual(previous)
    expect(productRequests()).toHaveLength(3)
  })

  test('count the products of each category by the server, and group the digits', async () => {
    const { user } = await openListing(5_000, '5,000')
    expect(await more('Show more (4,952 left)')).toBeVisible()
    const saree = await screen.findByRole('checkbox', { name: 'Saree' })
    // The counts come after the products.
    const label = within(saree.closest('label') as HTMLElement)
    const { textContent: count } = await label.findByText(/^\(1,\d{3}\)$/)
    await user.click(saree)
    expect(await screen.findByText(`48 of ${count.slice(1, -1)} products`)).toBeVisible()
    expect(saree).toHaveAccessibleDescription(count)
  })

  test.each([
    ['later', [1, 0]],
    ['sooner', [0, 1]],
  ])('show their own results, where those of earlier filters come %s', async (_when, order) => {
    const { user } = await openListing(LONG)
    const previous = shownTitles()
    const byPrice = queryProducts(undefined).products.toSorted((a, b) => Number(b.price) - Number(a.price))
    const dearest = byPrice.slice(0, 48).map(({ title }) => title)
    const { pendingRequests } = fakeNetwork()
    await user.click(screen.getByRole('radio', { name: 'Low to High' }))
    await user.click(screen.getByRole('radio', { name: 'High to Low' }))
    await waitFor(() => expect(pendingRequests).toHaveLength(2))
    const requests = [...pendingRequests]
    const cards = () => [...document.querySelectorAll('main li[aria-label]:not([hidden])')]
    const titles = () => cards().map((card) => card.getAttribute('aria-label'))
    const shown = new Set([titles().join()])
    new MutationObserver(() => shown.add(titles().join())).observe(screen.getByRole('main'), {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-label', 'hidden'],
    })
    for (const index of order) {
      expect(results()).toHaveAttribute('aria-busy', String(requests[1]?.hasResponse() === false))
      await requests[index]?.reachServer()
      requests[index]?.respond()
      if (index === 1) await waitFor(() => expect(results()).toHaveAttribute('aria-busy', 'false'))
    }
    await allAnswered()
    expect(shownTitles()).toEqual(dearest)
    expect([...shown]).toEqual([previous.join(), dearest.join()])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    [true, 'We could not load the products. These are the earlier ones.'],
    [false, 'You are offline, so the catalogue cannot be searched now. These products were loaded before.'],
  ])('that fail show the previous results and the error: online %s', async (isOnline, error) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const { user } = await openListing(LONG)
    const previous = shownTitles()
    const repair = breakRoute('get', '/products')
    await user.click(await screen.findByRole('checkbox', { name: 'Dupatta' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(error)
    expect(shownTitles()).toEqual(previous)
    expect(results()).toHaveAttribute('aria-busy', 'false')
    repair()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^48 of 1\d\d products$/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expectFirstCards(/Dupatta/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('of a shared link show nothing that they hide', async () => {
    extendCatalog(LONG)
    await renderApp(`${paths.products}?category=Dupatta`, { before: () => pauseRequests() })
    expect(screen.getByText('Loading the products')).toBeVisible()
    resumeRequests()
    expect(await screen.findByText(/^48 of 1\d\d products$/)).toBeVisible()
    expectFirstCards(/Dupatta/)
  })

  test('suggest products of the whole catalogue', async () => {
    const { user } = await openListing(LONG)
    await fillIn(user, { 'Search products': 'jamdani' })
    expect(await screen.findAllByRole('option', { name: /Jamdani/ })).toHaveLength(6)
  })

  test('leave no other suggestion active when those of a new text come', async () => {
    const { user } = await openListing(LONG)
    const first = () => screen.getAllByRole('option')[0]?.textContent
    const active = () => {
      const id = searchBox().getAttribute('aria-activedescendant')
      return id && document.getElementById(id)?.textContent
    }
    await fillIn(user, { 'Search products': 'silk' })
    await screen.findAllByRole('option')
    pauseRequests()
    await user.type(searchBox(), ' gold')
    await user.keyboard('{ArrowDown}')
    // An arrow within the pause after typing only ends it.
    if (!active()) await user.keyboard('{ArrowDown}')
    const before = active()
    expect(before).toBe(first())
    resumeRequests()
    await waitFor(() => expect(first()).not.toBe(before))
    expect([null, before]).toContain(active())
  })
})

describe('a product of a long catalogue', () => {
  test('is fetched by its id, again on Try again, with related ones of its category', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    extendCatalog(LONG)
    const last = queryProducts(undefined).products.at(-1)
    let repair = () => {}
    const { user, requests } = await renderApp(paths.product(String(last?._id)), {
      before: () => {
        repair = breakRoute('get', '/products/:productId')
      },
    })
    expect(await screen.findByText('We could not load the product.')).toBeVisible()
    expect(consoleError.mock.calls).toEqual([['getProduct failed: Request failed with status code 500']])
    repair()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: last?.title })).toBeVisible()
    const related = within(await screen.findByRole('region', { name: 'You may also like' }))
    expect(related.getAllByRole('link')).toHaveLength(8)
    const byId = `GET /api/products/${last?._id}`
    const sent = forProducts(requests)
    expect(new Set(sent)).toEqual(
      new Set([
        byId,
        `GET /api/products?category=${last?.categoryName}&limit=9`,
        'GET /api/products?limit=48',
      ]),
    )
    expect(sent).toHaveLength(2 + sent.filter((request) => request === byId).length)
  })
})

describe('the orders of a long catalogue', () => {
  test('have their days of arrival by one request, but one with more products than it may name', async () => {
    extendCatalog(LONG)
    const { products } = queryProducts(undefined)
    const order = (_id: string, from: number, to: number): OrderDto => ({
      _id,
      number: `0000-000${_id.toUpperCase()}`,
      createdAt: '2026-11-21T10:00:00Z',
      status: 'placed',
      history: [{ status: 'placed', at: '2026-11-21T10:00:00Z' }],
      lines: products.slice(from, to).map((product) => ({ ...product, qty: 1 })),
      totals: { itemCount: to - from, totalMrp: 0, discount: 0, totalAmount: 0 },
      delivery: { name: '', street: '', city: '', zipcode: '', state: '', country: '' },
    })
    const placed = [order('a', 200, 251), order('b', 599, 600), order('c', 300, 349)]
    const { requests } = await renderApp(paths.profile, {
      shopper: { email: 'asha@resham.example' },
      before: async (server) => {
        const accounts = await server.accounts()
        const orders = placed.map((each) => ({ key: each._id, order: each }))
        await accounts.change('asha@resham.example', (account) => ({ ...account, orders }))
      },
    })
    const orders = within(await screen.findByRole('region', { name: 'Orders' }))
    await waitFor(() => expect(orders.getAllByText(/^(Arrives|Was due) by/)).toHaveLength(2))
    const entries = orders.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'))
    expect(entries.map((entry) => /(Arrives|Was due) by/.test(entry?.textContent ?? ''))).toEqual([
      true,
      true,
      false,
    ])
    expect(requests.filter((request) => request.includes('?ids='))).toHaveLength(1)
  })
})
