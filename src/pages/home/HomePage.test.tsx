import { screen, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { shownTitles } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'
import { tryFailedLoads } from '@/testing/tryFailedLoads'

const findTile = (category: string) =>
  screen.findByRole('link', { name: new RegExp(`${category} Collection$`) })

describe('HomePage', () => {
  test('shows a picture and a quote, then a tile with a picture for each category, which opens its products', async () => {
    const { user, currentUrl } = await renderApp(paths.home, { before: () => pauseRequests() })
    const hero = within(screen.getByRole('region', { name: 'The feeling of luxury' }))
    expect(hero.getByRole('img', { name: /silk/ })).toHaveAttribute('src', expect.stringContaining('hero'))
    expect(hero.getByText(/^“.+”$/)).toBeVisible()
    expect(hero.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', paths.products)
    expect(screen.getByText('Loading the collections')).toBeVisible()
    resumeRequests()
    for (const category of ['Saree', 'Lehenga', 'Dupatta', 'Kurti'])
      expect(within(await findTile(category)).getByRole('presentation')).toHaveAttribute(
        'src',
        expect.stringContaining(category.toLowerCase()),
      )
    expect(screen.queryByText('Loading the collections')).not.toBeInTheDocument()
    await user.click(await findTile('Dupatta'))
    expect(currentUrl()).toBe(`${paths.products}?category=Dupatta`)
    expect(await screen.findByText('5 products')).toBeVisible()
    expect(shownTitles()).toHaveLength(5)
  })

  test('has its category alone, and the other filters, in the href of a tile', async () => {
    const { user } = await renderApp(`${paths.products}?category=Kurti&rating=4`)
    await user.click(screen.getByRole('link', { name: 'Resham' }))
    expect(await findTile('Saree')).toHaveAttribute('href', `${paths.products}?category=Saree&rating=4`)
  })

  tryFailedLoads(paths.home, [
    {
      what: 'the collections',
      route: '/categories',
      endpoint: 'getCategories',
      findIt: () => findTile('Saree'),
    },
  ])
})
