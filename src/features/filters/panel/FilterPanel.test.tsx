import { setCatalog } from '@resham/mock-server/catalog/catalog'
import { extendCatalog } from '@resham/mock-server/catalog/extendCatalog'
import { categories } from '@resham/mock-server/seeds/categories'
import { products } from '@resham/mock-server/seeds/products'
import { type BoundFunctions, fireEvent, type queries, screen, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { shownTitles } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const openProducts = async () => {
  const { user } = await renderApp(paths.products)
  await screen.findByText('20 products')
  const panel = within(screen.getByRole('region', { name: 'Filters' }))
  const slider = panel.getByRole('slider', { name: 'Rating' })
  return { user, panel, slider }
}

const slideTo = (slider: HTMLElement, rating: number) =>
  fireEvent.change(slider, { target: { value: String(rating) } })

/** The label of each check box. */
const shownLabels = (panel: BoundFunctions<typeof queries>) =>
  panel.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)

afterEach(() => extendCatalog(0))

describe('FilterPanel', () => {
  test('starts with nothing selected, and a rating of 1 on a scale from 0 to 5', async () => {
    const { panel, slider } = await openProducts()
    for (const box of panel.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    for (const radio of panel.getAllByRole('radio')) expect(radio).not.toBeChecked()
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
    expect(shownLabels(panel)).toEqual(['Saree (0)', 'Lehenga (0)', 'Dupatta (0)', 'Kurti (1)'])
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
