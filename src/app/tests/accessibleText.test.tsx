import { screen, waitFor, within } from '@testing-library/react'
import { escapeRegExp } from 'es-toolkit'
import { pages } from '@/pages/pageTable'
import { ORDER_PATTERN, PRODUCT_PATTERN, paths } from '@/shared/routing/paths'
import { setViewportWidth } from '@/testing/mediaQueries'
import { elementOf, inHeader } from '@/testing/pageQueries'
import { bandhani, organza, paithani } from '@/testing/products'
import { readPage } from '@/testing/readPage'
import { allAnswered, renderApp } from '@/testing/renderApp'

const lists = { cart: [bandhani], wishlist: [paithani, organza] }
const address = {
  name: 'Asha Rao',
  street: '7 Mill Road',
  city: 'Pune',
  zipcode: '411001',
  state: 'M',
  country: 'India',
}

/** As if the address had been chosen on an earlier visit. */
const chooseAddress = () => {
  const { user } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
  const book = { addresses: [{ id: 0, ...address }], selectedId: 0 }
  localStorage.setItem('addresses', JSON.stringify({ books: { [user._id]: book } }))
}

/**
 * Waits until every response has come, and the text of a part of the page stays the same; expects that no words of the
 * page are heard as one. Returns the lines of the part.
 */
const read = async (part: () => HTMLElement) => {
  let lines: string[] = []
  await waitFor(
    async () => {
      await allAnswered()
      const earlier = lines
      lines = readPage(elementOf(part()))
      expect(lines).toEqual(earlier)
      expect(lines.filter((line) => /Loading|…$/.test(line))).toEqual([])
    },
    { interval: 100 },
  )
  expect(readPage().filter((line) => line.includes('‿'))).toEqual([])
  return lines
}

/** Expects lines among those of a part of the page. */
const expectHeard = async (part: () => HTMLElement, lines: readonly (string | RegExp)[]) =>
  expect(await read(part)).toEqual(
    expect.arrayContaining(
      lines.map((line) => expect.stringMatching(line instanceof RegExp ? line : exactly(line))),
    ),
  )

const exactly = (line: string) => new RegExp(`^${escapeRegExp(line)}$`)

const main = () => screen.getByRole('main')

/** What the page announces now. */
const announced = () =>
  [...document.querySelectorAll('[role="status"], [aria-live]')].flatMap(
    ({ textContent }) => textContent || [],
  )

const open = async (path: string, isVisitor = false) => {
  const shop = await renderApp(path, isVisitor ? {} : { shopper: lists, before: chooseAddress })
  // Both lists have loaded.
  await screen.findByRole('link', { name: /^Wishlist \d/ })
  if (path === paths.product(paithani._id)) await screen.findByText('You may also like')
  return shop
}

/** The listing is filtered, so that a change of a card is read once. */
const urlOf = (path: string) =>
  ({
    [paths.products]: `${paths.products}?search=paithani`,
    [PRODUCT_PATTERN]: paths.product(paithani._id),
    [ORDER_PATTERN]: paths.order('no-such-order'),
  })[path] ?? path

const PRICE = 'Price Rs. 3,290, original price Rs. 5,400, 39% off'

/** What is heard as one sentence, although it is laid out apart. */
const sentences: Record<string, (string | RegExp)[]> = {
  [paths.products]: ['[checkbox] Saree (1)', '[picture] Rated 4.9 of 5'],
  [PRODUCT_PATTERN]: [
    '[picture] Rated 4.9 of 5, 1.2k reviews',
    'Delivery 12 days',
    'Price Rs. 21,950, original price Rs. 26,800, 18% off',
  ],
  [paths.cart]: [PRICE, 'Quantity 1', 'Items 1', 'Total Amount Rs. 3,290'],
  [paths.address]: ['[radio] Asha Rao'],
  [paths.summary]: [PRICE, 'Quantity: 1', 'Delivery Charges FREE'],
  [paths.profile]: ['Name Asha Rao', 'Email asha.rao@resham.example'],
  [paths.tester]: [/^\[button\] GET \/api\/user\/cart 200 OK [\d,]+ ms \d/],
}

beforeEach(() => setViewportWidth(1024))

// What is visually hidden is positioned.
beforeAll(() => {
  const style = document.createElement('style')
  style.textContent = '.visuallyHidden { display: block }'
  document.head.append(style)
})

describe('a screen reader comes by whole words and sentences', () => {
  test.each(pages)('on $path', async ({ path, audience }) => {
    const { currentUrl } = await open(urlOf(path), audience === 'visitors')
    const [heading, ...others] = (await read(main)).filter((line) => line.startsWith('[h1]'))
    expect(heading).toMatch(/\w/)
    expect(others).toEqual([])
    await expectHeard(main, sentences[path] ?? [])
    expect(currentUrl()).toBe(urlOf(path))
    expect(announced()).toEqual([])
  })

  test('in the header and the footer', async () => {
    await open(paths.home)
    await expectHeard(() => screen.getByRole('banner'), ['[link] Wishlist 2 items', '[link] Cart 1 item'])
    await expectHeard(() => screen.getByRole('contentinfo'), ['[switch] Press / to search'])
  })

  test('in the suggestions of the search', async () => {
    const { user } = await open(paths.home)
    await user.type(screen.getByRole('combobox'), 'pai')
    await expectHeard(() => screen.getByRole('listbox'), ['Aubergine Paithani Saree Rs. 29,650'])
  })

  test('in the filters on a phone', async () => {
    setViewportWidth(400)
    const { user } = await open(paths.products)
    await user.click(await screen.findByRole('button', { name: /^Filters/ }))
    await expectHeard(
      () => screen.getByRole('dialog'),
      ['[radio] Up to Rs. 5,000 (6)', '[button] Show 20 products'],
    )
  })

  test('in the gallery', async () => {
    const { user } = await open(paths.product(paithani._id))
    await user.click(await screen.findByRole('button', { name: /^Enlarge the picture/ }))
    await screen.findByRole('button', { name: 'Zoom in' })
    await expectHeard(() => screen.getByRole('dialog'), ['Picture 1 of 2'])
  })

  test('of an order', async () => {
    const { user } = await open(paths.summary)
    await user.click(await screen.findByRole('button', { name: 'Place Order' }))
    await screen.findByText(/^It should be with you by/)
    await expectHeard(main, [PRICE, /^It should be with you by \w+day \d+ \w+\.$/])
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await expectHeard(
      () => screen.getByRole('region', { name: 'Orders' }),
      [/^\[h3\] \[link\] Order [0-9A-Z]{4}-[0-9A-Z]{4}$/],
    )
    await user.click(await screen.findByRole('link', { name: /^Order / }))
    // The list of orders says it too.
    await screen.findByRole('heading', { level: 1, name: /^Order / })
    await screen.findByText(/^Arrives by/)
    await expectHeard(main, [PRICE, /^Ordered on \d+ \w+ \d{4}$/])
  })

  test('in the form of an address', async () => {
    const { user } = await open(paths.profile)
    await user.click(await screen.findByRole('button', { name: /^Edit address/ }))
    await read(() => screen.getByRole('form', { name: 'Save Address' }))
  })

  test('in the forms of the account', async () => {
    const { user } = await open(paths.profile)
    await user.click(await screen.findByRole('button', { name: 'Change password' }))
    await read(() => screen.getByRole('form', { name: 'Change password' }))
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    await expectHeard(
      () => screen.getByRole('dialog'),
      [/are deleted, and so are .* This cannot be undone\.$/],
    )
  })

  test('of a response and of a call of the traffic', async () => {
    const { user } = await open(paths.tester)
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    const traffic = within(screen.getByRole('region', { name: 'Traffic' }))
    await user.click(await traffic.findByRole('button', { name: /test-todos/ }))
    await expectHeard(() => screen.getByRole('region', { name: 'Response' }), [/^200 OK, [\d,]+ ms, 242 B$/])
    await read(() => screen.getByRole('region', { name: 'Traffic' }))
  })

  test('of the calls that the tester offers', async () => {
    const { user } = await open(paths.tester)
    await user.click(await screen.findByRole('button', { name: 'Calls of the API' }))
    await expectHeard(() => screen.getByRole('listbox'), ['POST /api/auth/signup Registers a user'])
  })
})
