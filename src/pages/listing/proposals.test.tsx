import { loadProposals, type ProductDto } from '@resham/contract'
import { setCatalog } from '@resham/mock-server/catalog/catalog'
import { extendCatalog } from '@resham/mock-server/catalog/extendCatalog'
import { products } from '@resham/mock-server/seeds/products'
import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { setPointer } from '@/testing/mediaQueries'
import { shownTitles } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

afterEach(() => {
  setCatalog(products)
  extendCatalog(0)
})

const field = () => screen.getByRole('combobox', { name: 'Search products' })
// jsdom adds a blank behind an element.
const proposal = (text: string) =>
  screen.findByRole('link', { name: new RegExp(`^Did you mean ${text} ?\\?$`) })
const findOptions = async () => within(await screen.findByRole('listbox')).getAllByRole('option')

/** Opens the listing with this query, and waits until it has found nothing. */
const openEmpty = async (query: string) => {
  const shop = await renderApp(paths.products + query)
  await screen.findByText('No products to display!')
  return shop
}

describe('a search that finds nothing', () => {
  test('proposes a word of the trade, which takes its place beside all other filters', async () => {
    const { user, currentUrl } = await openEmpty('?search=sari&rating=4&price=20000&sortby=lowToHigh')
    const proposed = `${paths.products}?search=saree&rating=4&price=20000&sortby=lowToHigh`
    const historyLength = window.history.length
    const link = await proposal('saree')
    expect(link).toHaveAttribute('href', proposed)
    await user.click(link)
    expect(field()).toHaveValue('saree')
    expect(shownTitles()).toEqual(['Ivory and Gold Banarasi Brocade Saree'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await waitFor(() => expect(currentUrl()).toBe(proposed))
    expect(window.history.length).toBe(historyLength)
  })

  test('proposes the nearest word of the catalogue', async () => {
    const { user } = await openEmpty('?search=Pathani+sarees')
    await user.click(await proposal('paithani sarees'))
    expect(shownTitles()).toEqual([paithani.title])
  })

  test('proposes two words that are equally near', async () => {
    const [saree] = products as [ProductDto]
    setCatalog([...products, { ...saree, _id: 'patila', title: 'Patila in Red' }])
    await openEmpty('?search=patela')
    expect(await proposal('patola')).toBeVisible()
    expect(await proposal('patila')).toBeVisible()
  })

  test.each([
    ['a proposal would find nothing with the other filters', '?search=sari&category=Kurti'],
    ['nothing is near', '?search=xylophone'],
    ['only another filter leaves nothing', '?rating=5'],
  ])('proposes nothing where %s', async (_what, query) => {
    await openEmpty(query)
    // All of its promises are settled by then.
    await act(async () => {
      await loadProposals()
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
  })

  test('says it with the number of results', async () => {
    const { user } = await renderApp(paths.products)
    await screen.findByText('20 products')
    await fillIn(user, { 'Search products': 'banarsi' })
    expect(await screen.findByText('0 products shown. Did you mean banarasi?')).toBeInTheDocument()
  })

  test('gets the proposals of a server that filters a long catalogue', async () => {
    extendCatalog(600)
    const { user, requests } = await openEmpty('?search=lehnga')
    await user.click(await proposal('lehenga'))
    expect(await screen.findByText(/^48 of \d+ products$/)).toBeVisible()
    expect(requests).toContain('GET /api/products?search=lehenga&limit=48')
  })
})

describe('the search box', () => {
  test('proposes the same where it has nothing else, by keyboard too', async () => {
    const { user, currentUrl } = await renderApp(paths.products)
    await screen.findByText('20 products')
    await user.click(await screen.findByRole('checkbox', { name: 'Saree' }))
    await fillIn(user, { 'Search products': 'banarsi' })
    const options = await findOptions()
    expect(options.map(({ textContent }) => textContent?.trim())).toEqual(['Did you mean banarasi?'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field()).toHaveValue('banarasi')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(shownTitles()).toEqual(['Ivory and Gold Banarasi Brocade Saree'])
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?search=banarasi&category=Saree`))
  })

  test('moves the focus to the results on a touch screen', async () => {
    setPointer('coarse')
    const { user } = await renderApp(paths.products)
    await screen.findByText('20 products')
    await fillIn(user, { 'Search products': 'kurta' })
    await user.click((await findOptions())[0] as HTMLElement)
    await waitFor(() => expect(shownTitles()).toHaveLength(5))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('opens the listing from any page', async () => {
    const { user, currentUrl } = await renderApp(paths.home)
    await fillIn(user, { 'Search products': 'chunni' })
    await user.click((await findOptions())[0] as HTMLElement)
    await waitFor(() => expect(shownTitles()).toHaveLength(5))
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?search=dupatta`))
  })
})
