import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { findItem, inHeader, shownTitles } from '@/testing/pageQueries'
import { bandhani, kanjivaram, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'
import { tryFailedLoads } from '@/testing/tryFailedLoads'

const findCard = ({ title }: { title: string }) => screen.findByRole('listitem', { name: title })

// jsdom has no pointer events.
const pointAt = (card: HTMLElement, pointerType: string) => {
  fireEvent(
    within(card).getByRole('link'),
    Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }),
  )
}

const closeUpIn = (card: Element) => card.querySelector('img[src$="-close-up-900.jpg"]')

describe('ListingPage', () => {
  test('shows a loader, then a card for every product', async () => {
    await renderApp(paths.products, { before: () => pauseRequests() })
    expect(screen.getByText('Loading the products')).toBeVisible()
    resumeRequests()
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(shownTitles()).toHaveLength(20)
    expect(screen.queryByText('Loading the products')).not.toBeInTheDocument()
    // A long title is truncated, but not for screen readers.
    const card = await findItem(kanjivaram.title)
    expect(card.getByText('Kumkum Kanjivaram Silk Sar...')).toBeVisible()
    expect(card.getByRole('link', { name: kanjivaram.title })).toBeVisible()
    expect((await findItem(bandhani.title)).getByText(bandhani.title)).toBeVisible()
  })

  test('shows picture, prices and rating on a card, which opens the detail', async () => {
    const { user, currentUrl } = await renderApp(paths.products)
    const card = await findItem(paithani.title)
    expect(card.getByAltText(/Paithani/)).toHaveAttribute('src', expect.stringContaining(paithani._id))
    expect(card.getByText('Rs. 29,650')).toBeVisible()
    expect(card.getByText('Rs. 34,900')).toBeVisible()
    expect(card.getByText('4.9')).toBeVisible()
    expect(card.getByRole('img', { name: 'Rated 4.9 of 5' })).toHaveTextContent('4.9')
    await user.click(card.getByRole('link', { name: paithani.title }))
    expect(currentUrl()).toBe(paths.product(paithani._id))
    expect(await screen.findByRole('heading', { level: 1, name: paithani.title })).toBeVisible()
  })

  test('shows the close-up of a product on hover, but not on touch', async () => {
    await renderApp(paths.products)
    const touched = await findCard(paithani)
    const pointedAt = await findCard(kanjivaram)
    pointAt(touched, 'touch')
    pointAt(pointedAt, 'mouse')
    await waitFor(() => expect(closeUpIn(pointedAt)).toBeInTheDocument())
    expect(closeUpIn(pointedAt)).toHaveAttribute('alt', '')
    // Its attributes come from the list of images.
    expect(closeUpIn(pointedAt)).toHaveAttribute('width', '1200')
    expect(closeUpIn(touched)).not.toBeInTheDocument()
  })

  test('announces how many products are shown once per typed word', async () => {
    await renderApp(paths.products)
    expect(await screen.findByText('20 products')).toBeVisible()
    const status = document.querySelector('main [aria-live]') as HTMLElement
    expect(status).toBeEmptyDOMElement()
    const announced = new Set<string | null>()
    new MutationObserver(() => announced.add(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    jest.useFakeTimers()
    try {
      for (const typed of ['p', 'pa', 'pai', 'paith', 'paithani']) {
        fireEvent.change(screen.getByRole('combobox'), { target: { value: typed } })
        await act(() => jest.advanceTimersByTimeAsync(100))
      }
      // React renders the settled search at the end of `act`.
      await act(() => jest.advanceTimersByTimeAsync(100))
      await act(() => jest.advanceTimersByTimeAsync(1_000))
    } finally {
      jest.useRealTimers()
    }
    expect(shownTitles()).toEqual([paithani.title])
    expect([...announced]).toEqual(['1 product shown'])
  })

  test('links back to a product only when it was left for the listing', async () => {
    const { user } = await renderApp(paths.product(paithani._id))
    await screen.findByRole('heading', { level: 1, name: paithani.title })
    const back = { name: `Back to ${paithani.title}` }
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    expect(await screen.findByRole('link', back)).toBeVisible()
    await user.click(inHeader().getByRole('link', { name: 'Resham' }))
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(screen.queryByRole('link', back)).not.toBeInTheDocument()
  })

  const find = (role: 'checkbox' | 'group' | 'heading', name: string) => () =>
    screen.findByRole(role, { name })
  // biome-ignore format: a table is read by its columns.
  tryFailedLoads(paths.products, [
    { what: 'the products', route: '/products', endpoint: 'getProducts', findIt: () => screen.findByText('20 products'), findFocused: find('heading', 'Products') },
    { what: 'the categories', route: '/categories', endpoint: 'getCategories', findIt: find('checkbox', 'Saree'), findFocused: find('group', 'Category') },
  ])
})
