import { screen, within } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { shownTitles } from '@/testing/onPage'
import { renderShop } from '@/testing/renderShop'
import { holdRequests, releaseRequests } from '@/testing/requests'

const CATEGORIES = ['Saree', 'Lehenga', 'Dupatta', 'Kurti']

const findTile = (category: string) =>
  screen.findByRole('link', { name: new RegExp(`${category} Collection$`) })

const chosenCategories = () =>
  CATEGORIES.filter((name) => screen.queryByRole('checkbox', { name, checked: true }))

test('the home page opens with a picture, a quote and a way to the products', async () => {
  const { user, address } = await renderShop(paths.home)
  const hero = within(screen.getByRole('region', { name: 'The feeling of luxury' }))
  expect(hero.getByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
  expect(hero.getByRole('img', { name: /silk/ })).toHaveAttribute('src', expect.stringContaining('hero'))
  expect(hero.getByText(/^“.+”$/)).toBeVisible()
  await user.click(hero.getByRole('link', { name: 'Shop Now' }))
  expect(address()).toBe(paths.products)
})

test('a loader stands where the tiles will be, below a picture that waits for nothing', async () => {
  await renderShop(paths.home, { before: () => holdRequests() })
  expect(screen.getByText('Loading the collections')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop Now' })).toBeVisible()
  releaseRequests()
  expect(await findTile('Saree')).toBeVisible()
  expect(screen.queryByText('Loading the collections')).not.toBeInTheDocument()
})

test('collections that fail to load can be asked for again', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  let mend = () => {}
  const { user } = await renderShop(paths.home, {
    before: (server) => {
      mend = server.breakRoute('get', '/categories')
    },
  })
  expect(await screen.findByText('We could not load the collections.')).toBeVisible()
  expect(complaint.mock.calls).toEqual([['getCategories failed: Request failed with status code 500']])
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await findTile('Saree')).toBeVisible()
})

test.each(CATEGORIES)('the tile of the %s Collection leads to that category', async (category) => {
  const { user, address } = await renderShop(paths.home)
  const tile = await findTile(category)
  expect(within(tile).getByRole('img')).toHaveAttribute(
    'src',
    expect.stringContaining(category.toLowerCase()),
  )
  await user.click(tile)
  expect(address()).toBe(`${paths.products}?category=${category}`)
  expect(await screen.findByText('5 products')).toBeVisible()
  expect(shownTitles()).toHaveLength(5)
  expect(chosenCategories()).toEqual([category])
})

test('a tile sets the category: it adds to none, and never takes itself away', async () => {
  const { user } = await renderShop(paths.home)
  for (const category of ['Saree', 'Saree', 'Kurti']) {
    await user.click(await findTile(category))
    expect(chosenCategories()).toEqual([category])
    await user.click(screen.getByRole('link', { name: 'Resham' }))
  }
})

test('the address of a tile says where it leads, in a new tab too', async () => {
  const { user } = await renderShop(`${paths.products}?category=Kurti&rating=4`)
  await user.click(screen.getByRole('link', { name: 'Resham' }))
  expect(await findTile('Saree')).toHaveAttribute('href', `${paths.products}?category=Saree&rating=4`)
})
