import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { definitionsOf, inHeader } from '@/testing/pageQueries'
import { kanjivaram, organza, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'
import { button, tryToasts } from '@/testing/tryToasts'

const main = () => within(screen.getByRole('main'))

describe('ProductPage', () => {
  test('shows the details of a product, with its full title', async () => {
    await renderApp(paths.product(kanjivaram._id), { before: () => pauseRequests() })
    expect(screen.getByText('Loading the product')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Product' })).toBeVisible()
    resumeRequests()
    expect(await screen.findByRole('heading', { level: 1, name: kanjivaram.title })).toBeVisible()
    for (const picture of main().getAllByAltText(/./))
      expect(picture).toHaveAttribute('src', expect.stringContaining(kanjivaram._id))
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(main().getByText('4.7')).toBeVisible()
    expect(main().getByText('3.1k reviews')).toBeVisible()
    expect(main().getByText(/^Three shuttles weave a Kanjivaram/)).toBeVisible()
    // On a phone a copy stays in view beside the buttons.
    expect(main().getAllByText('Price Rs. 21,950, original price Rs. 26,800, 18% off')).toHaveLength(2)
    expect(definitionsOf(screen.getByRole('article'))).toEqual({
      Availability: 'In Stock',
      Size: '5.5 meters',
      Delivery: '8 days',
    })
  })

  test('needs nothing of the catalogue but its product and related ones', async () => {
    const { requests } = await renderApp(paths.product(kanjivaram._id), {
      before: () => pauseRequests(/limit=48|categories/),
    })
    expect(await screen.findByRole('heading', { level: 1, name: kanjivaram.title })).toBeVisible()
    const related = within(await screen.findByRole('region', { name: 'You may also like' }))
    expect(related.getByRole('link', { name: paithani.title })).toBeVisible()
    // The catalogue follows (specification, section 4).
    await waitFor(() => expect(requests).toHaveLength(4))
    expect(requests.toSorted()).toEqual([
      'GET /api/categories',
      `GET /api/products/${kanjivaram._id}`,
      'GET /api/products?category=Saree&limit=9',
      'GET /api/products?limit=48',
    ])
  })

  test('leads to the cart, but not by the second click of a double click', async () => {
    const { user, currentUrl } = await renderApp(paths.product(kanjivaram._id), { shopper: {} })
    await user.click(await screen.findByRole('button', { name: buttonName('Add to cart') }))
    const link = await main().findByRole('link', { name: buttonName('Go to cart') })
    // The second click of a double click hits the link after a quick response.
    fireEvent.click(link, { detail: 2 })
    expect(currentUrl()).toBe(paths.product(kanjivaram._id))
    await user.click(link)
    expect(currentUrl()).toBe(paths.cart)
  })

  test('disables buying a product out of stock, but not wishing for it', async () => {
    const { user } = await renderApp(paths.product(organza._id), { shopper: {} })
    expect(await screen.findByRole('button', { name: buttonName('Out of Stock') })).toBeDisabled()
    expect(definitionsOf(screen.getByRole('article'))).toMatchObject({ Availability: 'Out of Stock' })
    await user.click(screen.getByRole('button', { name: buttonName('Add to Wishlist') }))
    expect(await screen.findByRole('button', { name: buttonName('Remove from Wishlist') })).toBeVisible()
  })

  test('shows the 404 content with a link to the products for an unknown id', async () => {
    const { user, currentUrl } = await renderApp(paths.product('no-such-saree'))
    expect(await screen.findByRole('heading', { level: 1, name: 'We looked everywhere' })).toBeVisible()
    expect(screen.getByText('Looks like the page you are looking for is missing.')).toBeVisible()
    expect(currentUrl()).toBe('/products/no-such-saree')
    await user.click(screen.getByRole('link', { name: 'See Products' }))
    expect(currentUrl()).toBe(paths.products)
  })

  test('lists related and recently viewed products', async () => {
    const { user, reload } = await renderApp(paths.product(kanjivaram._id), { shopper: {} })
    const titlesIn = async (name: string) => {
      const region = within(await screen.findByRole('region', { name }))
      return region.getAllByRole('link').map(({ textContent }) => textContent)
    }
    expect(await titlesIn('You may also like')).toEqual([
      paithani.title,
      'Peacock Blue Patola Saree',
      'Ivory and Gold Banarasi Brocade Saree',
      'Sage Chanderi Saree',
    ])
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument()
    await user.click(main().getByRole('link', { name: paithani.title }))
    expect(await screen.findByRole('heading', { level: 1, name: paithani.title })).toBeVisible()
    expect(await titlesIn('Recently viewed')).toEqual([kanjivaram.title])
    await reload()
    expect(await titlesIn('Recently viewed')).toEqual([kanjivaram.title])
  })

  test("lists a visitor's views in their empty cart after the login", async () => {
    const { user } = await renderApp(paths.product(kanjivaram._id))
    await screen.findByRole('heading', { level: 1, name: kanjivaram.title })
    await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
    await user.click(await screen.findByRole('button', { name: 'Login as guest' }))
    const recent = within(await screen.findByRole('region', { name: 'Recently viewed' }))
    expect(recent.getByRole('link', { name: kanjivaram.title })).toBeVisible()
  })

  test('describes the current product as JSON-LD, after a navigation too', async () => {
    const { user } = await renderApp(paths.product(kanjivaram._id))
    const described = () => {
      const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
      return scripts.map(({ textContent }) => JSON.parse(textContent ?? '')[0].name)
    }
    for (const { title } of [kanjivaram, paithani]) {
      await screen.findByRole('heading', { level: 1, name: title })
      expect(described()).toEqual([title])
      if (title === kanjivaram.title)
        await user.click(await main().findByRole('link', { name: paithani.title }))
    }
    await user.click(inHeader().getByRole('link', { name: 'Resham' }))
    await waitFor(() => expect(described()).toEqual([]))
  })

  test('shows the other sections where one cannot be rendered', async () => {
    // React logs what an error boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.spyOn(Array.prototype, 'toSorted').mockImplementation(() => {
      throw new Error('This browser cannot sort.')
    })
    await renderApp(paths.product(kanjivaram._id))
    expect(await screen.findByText('Related products cannot be shown.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: kanjivaram.title })).toBeVisible()
    expect(main().getByRole('button', { name: buttonName('Add to cart') })).toBeVisible()
  })

  // biome-ignore format: a table is read by its columns.
  tryToasts([
    ['Add to cart', paths.product(paithani._id), {}, [button('Add to cart')], 'Go to cart', [['success', 'Item Added to Cart!']]],
    ['Add to cart of a visitor', paths.product(paithani._id), undefined, [button('Add to cart')], 'Login', []],
    ['Add to Wishlist', paths.product(paithani._id), {}, [button('Add to Wishlist')], 'Remove from Wishlist', [['success', 'Item Added to Wishlist!']]],
    ['Remove from Wishlist', paths.product(paithani._id), { wishlist: [paithani] }, [button('Remove from Wishlist')], 'Add to Wishlist', [['warning', 'Item Removed from Wishlist!']]],
  ])
})

describe('enlarged picture', () => {
  const dialog = () => screen.queryByRole('dialog', { name: `Pictures of ${paithani.title}` })
  const opener = () => screen.getByRole('button', { name: `Enlarge the picture of ${paithani.title}` })

  /**
   * Opens the product from the listing, and enlarges its picture. `expectClosed` also checks what that must
   * not cause.
   */
  const enlarge = async () => {
    const shop = await renderApp(paths.products)
    await shop.user.click(await screen.findByRole('link', { name: paithani.title }))
    await screen.findByRole('region', { name: 'You may also like' })
    const entries = window.history.length
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    shop.requests.length = 0
    await shop.user.click(opener())
    await waitFor(() => expect(dialog()).toBeVisible())
    expect(window.history.length).toBe(entries + 1)
    const expectClosed = async () => {
      await waitFor(() => expect(dialog()).not.toBeInTheDocument())
      await waitFor(() => expect(window.history.state.usr?.overlays).toBeUndefined())
      await waitFor(() => expect(opener()).toHaveFocus())
      expect(shop.currentUrl()).toBe(paths.product(paithani._id))
      expect(scroll).not.toHaveBeenCalled()
      expect(shop.requests).toEqual([])
    }
    return { ...shop, expectClosed }
  }

  test('closes on Back, opens again on Forward, and leaves no history entry when its button closes it', async () => {
    const { user, currentUrl, expectClosed } = await enlarge()
    window.history.back()
    await expectClosed()
    window.history.forward()
    await waitFor(() => expect(dialog()).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await expectClosed()
    window.history.back()
    await waitFor(() => expect(currentUrl()).toBe(paths.products))
  })

  test('is left with its page by two presses of Back', async () => {
    const { currentUrl } = await enlarge()
    window.history.back()
    // jsdom would count both steps from the same entry if they came at once.
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    expect(currentUrl()).toBe(paths.products)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('opens once when its button is pressed twice, and at once after it was closed', async () => {
    const { user, expectClosed } = await enlarge()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(dialog()).not.toBeInTheDocument()
    fireEvent.click(opener())
    fireEvent.click(opener())
    await waitFor(() => expect(dialog()).toBeVisible())
    window.history.back()
    await expectClosed()
  })

  test('stays open after a reload, and closes on Back', async () => {
    const { reload, currentUrl } = await enlarge()
    await reload()
    await waitFor(() => expect(dialog()).toBeVisible())
    window.history.back()
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    expect(currentUrl()).toBe(paths.product(paithani._id))
  })
})
