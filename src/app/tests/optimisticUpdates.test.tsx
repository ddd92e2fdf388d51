import { waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { findItem, headerCounts, toasts } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'

/** Opens the listing with cart and wishlist loaded, and finds the card of one product. */
const openCard = async (shopper: NonNullable<Parameters<typeof renderApp>[1]>['shopper']) => {
  const shop = await renderApp(paths.products, { shopper })
  const card = await findItem(paithani.title)
  const { wishlist = [] } = shopper ?? {}
  await waitFor(() => expect(headerCounts().wishlist).toBe(wishlist.length))
  const button = (text: string) => card.getByRole('button', { name: buttonName(text) })
  return { ...shop, card, button }
}

describe('optimistic updates of the product buttons', () => {
  test('shows Go to cart at once; toast, count and link wait for the response', async () => {
    const { user, card, button, currentUrl } = await openCard({ wishlist: [bandhani] })
    pauseRequests()
    await user.click(button('Add to cart'))
    expect(button('Go to cart')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Go to cart')).toHaveFocus()
    expect(card.queryByRole('button', { name: buttonName('Add to cart') })).not.toBeInTheDocument()
    expect(card.queryByRole('link', { name: buttonName('Go to cart') })).not.toBeInTheDocument()
    expect(toasts()).toEqual([])
    expect(headerCounts()).toEqual({ wishlist: 1, cart: 0 })

    resumeRequests()
    const link = await card.findByRole('link', { name: buttonName('Go to cart') })
    await waitFor(() => expect(link).toHaveFocus())
    await waitFor(() => expect(toasts()).toEqual([['success', 'Item Added to Cart!']]))
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 1, cart: 1 }))
    expect(currentUrl()).toBe(paths.products)
  })

  test.each([
    ['Add to Wishlist', 'Remove from Wishlist', {}, 0],
    ['Remove from Wishlist', 'Add to Wishlist', { wishlist: [paithani] }, 1],
  ] as const)('changes the label of %s at once; toast and count wait', async (now, next, shopper, before) => {
    const { user, button } = await openCard(shopper)
    pauseRequests()
    await user.click(button(now))
    expect(button(next)).toHaveAttribute('aria-disabled', 'true')
    expect(button(next)).toHaveFocus()
    expect(toasts()).toEqual([])
    expect(headerCounts().wishlist).toBe(before)
    resumeRequests()
    await waitFor(() => expect(button(next)).not.toHaveAttribute('aria-disabled'))
    await waitFor(() => expect(headerCounts().wishlist).toBe(1 - before))
  })

  test('lets the browser ask before the page is left while a change is pending, and not otherwise', async () => {
    const { user, button } = await openCard({})
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    for (const [now, next] of [
      ['Add to Wishlist', 'Remove from Wishlist'],
      ['Add to cart', 'Go to cart'],
    ] as const) {
      pauseRequests()
      await user.click(button(now))
      expect(isAsked()).toBe(true)
      expect(button(next)).toHaveAttribute('aria-disabled', 'true')
      resumeRequests()
      await waitFor(() => expect(isAsked()).toBe(false))
    }
  })

  test('shows each button as soon as its list is loaded', async () => {
    await renderApp(paths.products, {
      shopper: { cart: [paithani], wishlist: [paithani] },
      before: () => pauseRequests('/api/user/wishlist'),
    })
    const card = await findItem(paithani.title)
    expect(await card.findByRole('link', { name: buttonName('Go to cart') })).toBeVisible()
    expect(card.queryByRole('button')).not.toBeInTheDocument()
    resumeRequests()
    expect(await card.findByRole('button', { name: buttonName('Remove from Wishlist') })).toBeVisible()
  })
})
