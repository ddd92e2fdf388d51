import { act, fireEvent, screen, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { findItem } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'
import { extendCatalog } from '../../../../mock-server/seeds/catalog'

const COUNT = 500

beforeEach(() => extendCatalog(COUNT))
afterEach(() => extendCatalog(0))

const openLong = async (path: string = paths.products) => {
  const shop = await renderApp(path)
  await screen.findByText(`${COUNT} products`)
  await findCard(COUNT)
  return shop
}

const cards = () =>
  within(screen.getByRole('region', { name: 'Products' }))
    .queryAllByRole('listitem')
    .filter((item) => item.hasAttribute('aria-posinset'))

const positions = () => cards().map((card) => Number(card.getAttribute('aria-posinset')))

const cardAt = (position: number) =>
  cards().find((card) => card.getAttribute('aria-posinset') === String(position))

const findCard = async (position: number) => {
  for (;;) {
    const card = cardAt(position)
    if (card) return card
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  }
}

const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y })
  fireEvent.scroll(window)
}
afterEach(() => Object.assign(window, { scrollY: 0 }))

describe('VirtualProductGrid', () => {
  test('renders few cards of a long listing, each with its position', async () => {
    await openLong()
    expect(cards().length).toBeLessThan(30)
    expect(positions()).toEqual(positions().toSorted((a, b) => a - b))
    expect(positions()[0]).toBe(1)
    for (const card of cards()) expect(card).toHaveAttribute('aria-setsize', String(COUNT))
  })

  test('renders other cards after scrolling', async () => {
    await openLong()
    scrollTo(200 * 480)
    expect(await findCard(200)).toBeInTheDocument()
    expect(cardAt(1)).toBeInTheDocument()
    expect(cardAt(20)).toBeUndefined()
    expect(cardAt(COUNT)).toBeInTheDocument()
  })

  test('keeps the focused card and its neighbours, wherever the page is scrolled to', async () => {
    await openLong()
    const link = within(await findCard(4)).getByRole('link')
    act(() => link.focus())
    scrollTo(200 * 480)
    await findCard(200)
    expect(link).toHaveFocus()
    expect(positions().slice(0, 5)).toEqual([1, 3, 4, 5, expect.any(Number)])
    fireEvent.click(screen.getByRole('radio', { name: 'High to Low' }))
    await screen.findByRole('button', { name: /High to Low/ })
    expect(link).toBeInTheDocument()
    expect(link).toHaveFocus()
  })

  test('renders all cards of a short result, and virtualises again after Clear', async () => {
    const { user } = await openLong()
    await user.type(screen.getByRole('combobox'), 'jade')
    const [count] = await screen.findAllByText(/^\d{1,2} products?$/)
    const few = Number.parseInt(count?.textContent ?? '', 10)
    expect(few).toBeGreaterThan(30)
    await findCard(few)
    expect(positions()).toEqual(Array.from({ length: few }, (_, index) => index + 1))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await screen.findByText(`${COUNT} products`)
    expect(await findCard(COUNT)).toBeInTheDocument()
  })

  test('renders the card of the product that was left, and focuses it', async () => {
    const { user } = await openLong()
    scrollTo(300 * 480)
    const card = await findCard(301)
    const title = String(card.getAttribute('aria-label'))
    const { id } = within(card).getByRole('link')
    scrollTo(300 * 480)
    await user.click(within(card).getByRole('link'))
    await screen.findByRole('heading', { level: 1, name: title })
    scrollTo(0)
    window.history.back()
    const back = await screen.findByRole('link', { name: `Back to ${title}` })
    await findCard(1)
    expect(document.getElementById(id)).not.toBeInTheDocument()
    await user.click(back)
    expect(document.getElementById(id)).toHaveFocus()
  })

  test('does not virtualise a catalogue of 60 products', async () => {
    await extendCatalog(60)
    await renderApp(paths.products)
    await screen.findByText('60 products')
    await findItem('Kumkum Kanjivaram Silk Saree with Temple Border')
    expect(within(screen.getByRole('region', { name: 'Products' })).getAllByRole('listitem')).toHaveLength(60)
    expect(cards()).toEqual([])
  })
})
