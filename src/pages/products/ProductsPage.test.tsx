import { screen } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { findItem, headerCounts, shownTitles } from '@/testing/pageQueries'
import { bandhani, kanjivaram, organza, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { breakRoute, pauseRequests, resumeRequests } from '@/testing/requests'
import { cartOnServer, wishlistOnServer } from '@/testing/serverState'

describe('ProductsPage', () => {
  test('shows a loader, then a card for every product', async () => {
    await renderApp(paths.products, { before: () => pauseRequests() })
    expect(screen.getByText('Loading the products')).toBeVisible()
    resumeRequests()
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(shownTitles()).toHaveLength(20)
    expect(screen.queryByText('Loading the products')).not.toBeInTheDocument()
  })

  test('loads failed products again on Try again', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    let repair = () => {}
    const { user } = await renderApp(paths.products, {
      before: () => {
        repair = breakRoute('get', '/products')
      },
    })
    expect(await screen.findByText('We could not load the products.')).toBeVisible()
    expect(consoleError.mock.calls).toEqual([['getProducts failed: Request failed with status code 500']])
    repair()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toHaveFocus()
  })

  test('loads failed categories again on Try again', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    let repair = () => {}
    const { user } = await renderApp(paths.products, {
      before: () => {
        repair = breakRoute('get', '/categories')
      },
    })
    expect(await screen.findByText('We could not load the categories.')).toBeVisible()
    expect(consoleError.mock.calls).toEqual([['getCategories failed: Request failed with status code 500']])
    repair()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('checkbox', { name: 'Saree' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'Category' })).toHaveFocus()
  })

  test('shows picture, prices and rating on a card, which opens the detail', async () => {
    const { user, currentUrl } = await renderApp(paths.products)
    const card = await findItem(paithani.title)
    expect(card.getByRole('img')).toHaveAttribute('src', expect.stringContaining(paithani._id))
    expect(card.getByText('Rs. 29,650')).toBeVisible()
    expect(card.getByText('Rs. 34,900')).toBeVisible()
    expect(card.getByText('4.9')).toBeVisible()
    expect(card.getByText('4.9').parentElement?.querySelector('.tabler-icon-star-filled')).toBeVisible()
    await user.click(card.getByRole('link', { name: paithani.title }))
    expect(currentUrl()).toBe(paths.product(paithani._id))
    expect(await screen.findByRole('heading', { level: 1, name: paithani.title })).toBeVisible()
  })

  test('truncates a long title on the card, but not for screen readers', async () => {
    await renderApp(paths.products)
    const card = await findItem(kanjivaram.title)
    expect(card.getByText('Kumkum Kanjivaram Silk Sar...')).toBeVisible()
    expect(card.getByRole('link', { name: kanjivaram.title })).toBeVisible()
    expect((await findItem(bandhani.title)).getByText(bandhani.title)).toBeVisible()
  })

  test('links to the cart once a product is added', async () => {
    const { user, currentUrl } = await renderApp(paths.products, { shopper: {} })
    const card = await findItem(bandhani.title)
    await user.click(card.getByRole('button', { name: buttonName('Add to cart') }))
    const goToCart = await card.findByRole('link', { name: buttonName('Go to cart') })
    expect(card.queryByRole('button', { name: buttonName('Add to cart') })).not.toBeInTheDocument()
    expect(headerCounts()).toEqual({ wishlist: 0, cart: 1 })
    expect(await cartOnServer()).toEqual({ [bandhani._id]: 1 })
    await user.click(goToCart)
    expect(currentUrl()).toBe(paths.cart)
    expect(await findItem(bandhani.title)).toBeDefined()
  })

  test('adds to the wishlist and removes again', async () => {
    const { user } = await renderApp(paths.products, { shopper: { cart: [bandhani] } })
    const card = await findItem(bandhani.title)
    await user.click(card.getByRole('button', { name: buttonName('Add to Wishlist') }))
    await user.click(await card.findByRole('button', { name: buttonName('Remove from Wishlist') }))
    expect(await card.findByRole('button', { name: buttonName('Add to Wishlist') })).toBeVisible()
    expect(headerCounts()).toEqual({ wishlist: 0, cart: 1 })
    expect(await wishlistOnServer()).toEqual([])
    expect(card.getByRole('link', { name: buttonName('Go to cart') })).toBeVisible()
  })

  test.each(['Add to cart', 'Add to Wishlist'])(
    'sends a visitor to the login and back on %s',
    async (name) => {
      const { user, currentUrl } = await renderApp(`${paths.products}?category=Dupatta#there`)
      await user.click((await findItem(bandhani.title)).getByRole('button', { name: buttonName(name) }))
      expect(currentUrl()).toBe(paths.login)
      await user.click(await screen.findByRole('button', { name: 'Login as guest' }))
      expect(await screen.findByText('5 products')).toBeVisible()
      expect(currentUrl()).toBe(`${paths.products}?category=Dupatta#there`)
    },
  )

  test('disables buying a product out of stock, but not wishing for it', async () => {
    const { user } = await renderApp(paths.products, { shopper: {} })
    const card = await findItem(organza.title)
    expect(card.getByRole('button', { name: buttonName('Out of Stock') })).toBeDisabled()
    expect(card.queryByRole('button', { name: buttonName('Add to cart') })).not.toBeInTheDocument()
    await user.click(card.getByRole('button', { name: buttonName('Add to Wishlist') }))
    expect(await card.findByRole('button', { name: buttonName('Remove from Wishlist') })).toBeVisible()
    expect(await wishlistOnServer()).toEqual([organza._id])
  })
})
