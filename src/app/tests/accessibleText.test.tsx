import { screen, waitFor, within } from '@testing-library/react'
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
 * Waits until every response has come, and the text of a part of the page stays the same; expects no words that are
 * heard as one; returns it.
 */
const read = async (part: () => HTMLElement) => {
  let earlier = ''
  await waitFor(
    async () => {
      await allAnswered()
      const lines = readPage(elementOf(part()))
      const isSame = lines.join() === earlier
      earlier = lines.join()
      expect(isSame && !/Loading|…$/.test(earlier)).toBe(true)
    },
    { interval: 100 },
  )
  expect(readPage().filter((line) => line.includes('‿'))).toEqual([])
  // What is announced comes and goes, and so does the time.
  return readPage(elementOf(part()), '[role="status"], [aria-atomic]')
    .join('\n')
    .replaceAll(/[\d,]+ ms/g, '9 ms')
    .replaceAll(/\d+:\d\d:\d\d [ap]m/g, '9:00:00 am')
    .replaceAll(/\d+ \w+ \d{4}/g, '1 May 2027')
    .replaceAll(/[0-9A-Z]{4}-[0-9A-Z]{4}/g, 'K7M2-9QXD')
    .replaceAll(/\w+day \d+ \w+/g, 'Thursday 6 May')
}

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

beforeEach(() => setViewportWidth(1024))

// What is visually hidden is positioned.
beforeAll(() => {
  const style = document.createElement('style')
  style.textContent = '.visuallyHidden { display: block }'
  document.head.append(style)
})

describe('the text that a screen reader comes by', () => {
  test.each(pages)('on $path', async ({ path, audience }) => {
    const { currentUrl } = await open(urlOf(path), audience === 'visitors')
    expect(await read(main)).toMatchSnapshot()
    expect(currentUrl()).toBe(urlOf(path))
    expect(announced()).toEqual([])
  })

  test('in the header and the footer', async () => {
    await open(paths.home)
    expect(await read(() => screen.getByRole('banner'))).toMatchSnapshot()
    expect(await read(() => screen.getByRole('contentinfo'))).toMatchSnapshot()
  })

  test('in the suggestions of the search', async () => {
    const { user } = await open(paths.home)
    await user.type(screen.getByRole('combobox'), 'pai')
    expect(await read(() => screen.getByRole('listbox'))).toMatchSnapshot()
  })

  test('in the filters on a phone', async () => {
    setViewportWidth(400)
    const { user } = await open(paths.products)
    await user.click(await screen.findByRole('button', { name: /^Filters/ }))
    expect(await read(() => screen.getByRole('dialog'))).toMatchSnapshot()
  })

  test('in the gallery', async () => {
    const { user } = await open(paths.product(paithani._id))
    await user.click(await screen.findByRole('button', { name: /^Enlarge the picture/ }))
    await screen.findByRole('button', { name: 'Zoom in' })
    expect(await read(() => screen.getByRole('dialog'))).toMatchSnapshot()
  })

  test('of an order', async () => {
    const { user } = await open(paths.summary)
    await user.click(await screen.findByRole('button', { name: 'Place Order' }))
    await screen.findByText(/^It should be with you by/)
    expect(await read(main)).toMatchSnapshot()
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    expect(await read(() => screen.getByRole('region', { name: 'Orders' }))).toMatchSnapshot()
    await user.click(await screen.findByRole('link', { name: /^Order / }))
    // The list of orders says it too.
    await screen.findByRole('heading', { level: 1, name: /^Order / })
    await screen.findByText(/^Arrives by/)
    expect(await read(main)).toMatchSnapshot()
  })

  test('in the form of an address', async () => {
    const { user } = await open(paths.profile)
    await user.click(await screen.findByRole('button', { name: /^Edit address/ }))
    expect(await read(() => screen.getByRole('form'))).toMatchSnapshot()
  })

  test('in the forms of the account', async () => {
    const { user } = await open(paths.profile)
    await user.click(await screen.findByRole('button', { name: 'Change password' }))
    expect(await read(() => screen.getByRole('form'))).toMatchSnapshot()
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    expect(await read(() => screen.getByRole('dialog'))).toMatchSnapshot()
  })

  test('of a response and of a call of the traffic', async () => {
    const { user } = await open(paths.tester)
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    const traffic = within(screen.getByRole('region', { name: 'Traffic' }))
    await user.click(await traffic.findByRole('button', { name: /test-todos/ }))
    expect(await read(() => screen.getByRole('region', { name: 'Response' }))).toMatchSnapshot()
    expect(await read(() => screen.getByRole('region', { name: 'Traffic' }))).toMatchSnapshot()
  })

  test('of the calls that the tester offers', async () => {
    const { user } = await open(paths.tester)
    await user.click(await screen.findByRole('button', { name: 'Calls of the API' }))
    expect((await read(() => screen.getByRole('listbox'))).split('\n')[0]).toMatchSnapshot()
  })
})
