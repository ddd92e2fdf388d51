import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { inHeader } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'

beforeEach(() => {
  // React logs what an error boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

/** Breaks the listing, which sorts the categories of its request. */
const breakSorting = (error = new Error('This browser cannot sort.')) =>
  jest.spyOn(Array.prototype, 'toSorted').mockImplementation(() => {
    throw error
  })

const seeError = () =>
  waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible(),
  )

describe('ErrorPage', () => {
  test('keeps header and footer, renders other pages, and the failed one once it works', async () => {
    const sorting = breakSorting()
    const { user, currentUrl } = await renderApp(paths.products)
    await seeError()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to Home' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
    expect(currentUrl()).toBe(paths.home)
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    await seeError()
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await screen.findByRole('heading', { level: 1, name: 'Sign In' })
    sorting.mockRestore()
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    expect(await screen.findByText('20 products')).toBeVisible()
  })

  test('renders the page again without a network, where a reload would lose it', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const sorting = breakSorting()
    const { user, currentUrl } = await renderApp(paths.products)
    await seeError()
    sorting.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(currentUrl()).toBe(paths.products)
  })

  test('mentions the connection when the code of a page does not load', async () => {
    breakSorting(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))
    await renderApp(paths.products)
    expect(await screen.findByText(/^This page could not be loaded\./)).toBeVisible()
  })

  test('shows the error and links home even when the layout fails', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {
      throw new Error('This browser cannot scroll.')
    })
    const { user } = await renderApp(paths.products)
    await user.click(inHeader().getByRole('link', { name: 'Resham' }))
    await seeError()
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await user.click(screen.getByRole('link', { name: 'Go to Home' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
  })
})
