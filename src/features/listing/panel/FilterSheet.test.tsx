import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { setViewportWidth } from '@/testing/mediaQueries'
import { shownTitles } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'

const openProducts = async (query = '') => {
  setViewportWidth(360)
  const shop = await renderApp(paths.products + query)
  await screen.findByText('20 products')
  return { ...shop, opener: screen.getByRole('button', { name: /^Filters/ }) }
}

const theSheet = () => screen.queryByRole('dialog', { name: 'Filters' })

describe('FilterSheet', () => {
  test('opens the filters by a button on a small screen, once, and counts active ones and products in the buttons', async () => {
    const { user, opener } = await openProducts()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await user.click(opener)
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(theSheet()).toBeVisible()
    expect(await screen.findAllByRole('checkbox')).toHaveLength(4)
    expect(screen.getAllByRole('slider')).toHaveLength(1)
    expect(screen.getAllByRole('radio')).toHaveLength(7)
    const sheet = within(screen.getByRole('dialog'))
    await user.click(await sheet.findByRole('checkbox', { name: 'Saree' }))
    await user.click(sheet.getByRole('radio', { name: 'Low to High' }))
    await user.click(sheet.getByRole('button', { name: 'Show 5 products' }))
    await waitFor(() => expect(theSheet()).not.toBeInTheDocument())
    expect(opener).toHaveAccessibleName('Filters (2)')
    await waitFor(() => expect(opener).toHaveFocus())
    expect(shownTitles()).toHaveLength(5)
  })

  test('closes the sheet and removes its history entry when the viewport grows', async () => {
    const { user, opener } = await openProducts()
    await user.click(opener)
    await user.click(await screen.findByRole('checkbox', { name: 'Kurti' }))
    setViewportWidth(1440)
    const panel = within(await screen.findByRole('region', { name: 'Filters' }))
    expect(theSheet()).not.toBeInTheDocument()
    expect(panel.getByRole('checkbox', { name: 'Kurti' })).toBeChecked()
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Filters' })).toHaveFocus())
    await waitFor(() => expect(window.history.state?.usr?.overlays).toBeUndefined())
    setViewportWidth(360)
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await waitFor(() => expect(theSheet()).not.toBeInTheDocument())
  })
})
