import { setCatalog } from '@resham/mock-server/catalog/catalog'
import { extendCatalog } from '@resham/mock-server/catalog/extendCatalog'
import { categories } from '@resham/mock-server/seeds/categories'
import { products } from '@resham/mock-server/seeds/products'
import { type BoundFunctions, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { shownTitles } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const openProducts = async () => {
  const { user } = await renderApp(paths.products)
  await screen.findByText('20 products')
  const panel = within(screen.getByRole('region', { name: 'Filters' }))
  // The counts come after the products.
  await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Saree' })).toHaveAccessibleDescription())
  const slider = panel.getByRole('slider', { name: 'Rating' })
  return { user, panel, slider }
}

const slideTo = (slider: HTMLElement, rating: number) =>
  fireEvent.change(slider, { target: { value: String(rating) } })

type Panel = BoundFunctions<typeof queries>

/** The label of each check box. */
const shownLabels = (panel: Panel) =>
  panel.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)

const shownPrices = (panel: Panel) =>
  within(panel.getByRole('group', { name: 'Price' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)

afterEach(() => extendCatalog(0))

describe('FilterPanel', () => {
  test('starts with nothing selected, and a rating of 1 on a scale from 0 to 5', async () => {
    const { panel, slider } = await openProducts()
    for (const box of panel.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    expect(panel.getAllByRole('radio', { checked: true })).toEqual([
      panel.getByRole('radio', { name: 'Any price' }),
    ])
    expect(slider).toHaveValue('1')
    expect(slider).toHaveAttribute('min', '0')
    expect(slider).toHaveAttribute('max', '5')
    expect(slider).toHaveAttribute('step', '1')
  })

  test('hides filtered cards, from screen readers too, and reuses them', async () => {
    const { user, panel } = await openProducts()
    const card = screen.getByRole('listitem', { name: paithani.title })
    await user.click(panel.getByRole('checkbox', { name: 'Kurti' }))
    expect(card).not.toBeVisible()
    expect(screen.queryByRole('listitem', { name: paithani.title })).not.toBeInTheDocument()
    await user.click(panel.getByRole('radio', { name: 'Low to High' }))
    await user.click(panel.getByRole('checkbox', { name: 'Kurti' }))
    expect(card).toBeVisible()
    expect(screen.getByRole('listitem', { name: paithani.title })).toBe(card)
  })

  test('counts the products of each category under the other filters', async () => {
    const { user, panel, slider } = await openProducts()
    expect(shownLabels(panel)).toEqual(['Saree (5)', 'Lehenga (5)', 'Dupatta (5)', 'Kurti (5)'])
    const saree = panel.getByRole('checkbox', { name: 'Saree' })
    expect(saree).toHaveAccessibleDescription('(5)')
    await user.click(saree)
    slideTo(slider, 4)
    const under4 = ['Saree (4)', 'Lehenga (3)', 'Dupatta (2)', 'Kurti (1)']
    expect(shownLabels(panel)).toEqual(under4)
    await user.click(panel.getByRole('checkbox', { name: 'Kurti' }))
    expect(shownLabels(panel)).toEqual(under4)
    await fillIn(user, { 'Search products': 'salwar' })
    // The counts follow after a pause.
    await waitFor(() =>
      expect(shownLabels(panel)).toEqual(['Saree (0)', 'Lehenga (0)', 'Dupatta (0)', 'Kurti (1)']),
    )
  })

  test('filters by what shoppers pay, and counts the products of each price under the other filters', async () => {
    const { user, panel } = await openProducts()
    expect(shownPrices(panel)).toEqual([
      'Any price (20)',
      'Up to Rs. 5,000 (6)',
      'Up to Rs. 10,000 (11)',
      'Up to Rs. 20,000 (13)',
      'Up to Rs. 50,000 (18)',
    ])
    const upTo20 = panel.getByRole('radio', { name: 'Up to Rs. 20,000' })
    expect(upTo20).toHaveAccessibleDescription('(13)')
    await user.click(upTo20)
    expect(screen.getByText('13 products')).toBeVisible()
    // It costs Rs. 24,500 without its discount.
    expect(screen.getByRole('listitem', { name: 'Ivory and Gold Banarasi Brocade Saree' })).toBeVisible()
    expect(shownLabels(panel)).toEqual(['Saree (2)', 'Lehenga (1)', 'Dupatta (5)', 'Kurti (5)'])
    await user.click(panel.getByRole('checkbox', { name: 'Saree' }))
    expect(shownTitles()).toHaveLength(2)
    expect(shownPrices(panel)).toEqual([
      'Any price (5)',
      'Up to Rs. 5,000 (0)',
      'Up to Rs. 10,000 (1)',
      'Up to Rs. 20,000 (2)',
      'Up to Rs. 50,000 (4)',
    ])
    await user.click(screen.getByRole('button', { name: 'Remove filter Up to Rs. 20,000' }))
    expect(panel.getByRole('radio', { name: 'Any price' })).toBeChecked()
    expect(shownTitles()).toHaveLength(5)
  })

  test('offers no price that narrows nothing, unless a link has chosen it', async () => {
    const cheap = products.filter(({ discountedPrice }) => Number(discountedPrice) <= 5_000)
    const dear = products.filter(({ discountedPrice }) => Number(discountedPrice) > 20_000)
    setCatalog([...cheap, ...dear.slice(0, 1)])
    await renderApp(`${paths.products}?price=10000`)
    expect(await screen.findByText('6 products')).toBeVisible()
    const panel = within(screen.getByRole('region', { name: 'Filters' }))
    await waitFor(() =>
      expect(shownPrices(panel)).toEqual(['Any price (7)', 'Up to Rs. 5,000 (6)', 'Up to Rs. 10,000 (6)']),
    )
    expect(panel.getByRole('radio', { name: 'Up to Rs. 10,000' })).toBeChecked()
  })

  test('names the box of a category whose id has a blank', async () => {
    setCatalog(
      products,
      categories.map((category) => ({ ...category, _id: `a ${category._id}` })),
    )
    const { panel } = await openProducts()
    expect(panel.getByRole('checkbox', { name: 'Saree' })).toHaveAccessibleDescription('(5)')
  })

  test('sorts by price both ways', async () => {
    const { user, panel } = await openProducts()
    await user.click(panel.getByRole('radio', { name: 'Low to High' }))
    const ascending = shownTitles()
    expect(ascending[0]).toBe('Indigo Chanderi Kurti')
    await user.click(panel.getByRole('radio', { name: 'High to Low' }))
    expect(shownTitles()).toEqual(ascending.toReversed())
    expect(panel.getByRole('radio', { name: 'Low to High' })).not.toBeChecked()
  })

  test('shows an empty state that can clear the filters', async () => {
    const { user, panel, slider } = await openProducts()
    slideTo(slider, 5)
    expect(screen.getByRole('heading', { name: 'No products to display!' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(screen.getByText('20 products')).toBeVisible()
    expect(screen.getByText('20 products')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.queryByText('No products to display!')).not.toBeInTheDocument()
    expect(panel.getByRole('slider')).toHaveValue('1')
  })
})
