import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { inHeader } from '@/testing/onPage'
import { renderShop } from '@/testing/renderShop'

beforeEach(() => {
  // React and the router say on the console what they caught.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

/** A listing that cannot be drawn without sorting. */
const sorted = `${paths.products}?sortby=lowToHigh`
const breakSorting = (error = new Error('This browser cannot sort.')) =>
  jest.spyOn(Uint32Array, 'from').mockImplementation(() => {
    throw error
  })

const seeError = () =>
  waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible(),
  )

test('a page that fails leaves header and footer standing, and a way back', async () => {
  breakSorting()
  const { user, address } = await renderShop(sorted)
  await seeError()
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Go to Home' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
  expect(address()).toBe(paths.home)
})

test('any other page is drawn again, and so is the one that failed, once it can be', async () => {
  const sorting = breakSorting()
  const { user } = await renderShop(sorted)
  await seeError()
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  await user.click(inHeader().getByRole('link', { name: 'Products' }))
  await seeError()
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  await screen.findByRole('heading', { level: 1, name: 'Sign In' })
  sorting.mockRestore()
  await user.click(inHeader().getByRole('link', { name: 'Products' }))
  expect(await screen.findByText('20 products')).toBeVisible()
})

test('a page whose code does not arrive says that it is about the connection', async () => {
  breakSorting(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))
  await renderShop(sorted)
  expect(await screen.findByText(/^This page could not be loaded\./)).toBeVisible()
})

test('even a shop without its frame says so and offers a way back', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {
    throw new Error('This browser cannot scroll.')
  })
  const { user } = await renderShop(paths.products)
  await user.click(inHeader().getByRole('link', { name: 'Resham' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await user.click(screen.getByRole('link', { name: 'Go to Home' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
})
