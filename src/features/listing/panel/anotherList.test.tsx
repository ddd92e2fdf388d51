import { extendCatalog } from '@resham/mock-server/catalog/extendCatalog'
import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { renderApp } from '@/testing/renderApp'

// A filter by another list than the category, as docs/recipes.md adds one.
jest.mock('@resham/contract/search/filterNames', () => {
  const names = jest.requireActual('@resham/contract/search/filterNames')
  Object.assign(names.LIST_FILTERS, { size: { field: 'size', counts: 'sizeCounts' } })
  names.LIST_NAMES.push('size')
  names.FILTER_NAMES.splice(2, 0, 'size')
  return names
})
jest.mock('../labels', () => {
  const labels = jest.requireActual('../labels')
  Object.assign(labels.listLegends, { size: 'Size' })
  return labels
})

afterEach(() => extendCatalog(0))

const shownLabels = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)

test('a filter by another list has counted check boxes, a chip, and its part of the URL', async () => {
  const { user, currentUrl } = await renderApp(`${paths.products}?size=XXL&category=Kurti`)
  expect(await screen.findByRole('heading', { name: 'No products to display!' })).toBeVisible()
  const sizes = ['2.4 meters (0)', '2.5 meters (0)', '2.6 meters (0)', '5.5 meters (0)', 'L (1)', 'M (2)']
  await waitFor(() => expect(shownLabels('Size')).toEqual([...sizes, 'S (1)', 'XL (1)', 'XXL (0)']))
  await user.click(screen.getByRole('checkbox', { name: 'M' }))
  expect(await screen.findByText('2 products')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove filter XXL' }))
  expect(currentUrl()).toBe(`${paths.products}?category=Kurti&size=M`)
  await user.click(screen.getByRole('button', { name: 'Remove filter Kurti' }))
  expect(await screen.findByText('4 products')).toBeVisible()
  expect(shownLabels('Category')).toEqual(['Saree (0)', 'Lehenga (2)', 'Dupatta (0)', 'Kurti (2)'])
  await user.click(screen.getByRole('checkbox', { name: 'M' }))
  expect(await screen.findByText('20 products')).toBeVisible()
  expect(currentUrl()).toBe(paths.products)
})

test('a filter by another list is sent to a server that filters', async () => {
  extendCatalog(600)
  const { user, requests } = await renderApp(paths.products)
  await user.click(await screen.findByRole('checkbox', { name: 'M' }))
  await waitFor(() => expect(requests.some((request) => /[?&]size=M\b/.test(request))).toBe(true))
  expect(await screen.findByText(/^48 of \d+ products$/)).toBeVisible()
})
