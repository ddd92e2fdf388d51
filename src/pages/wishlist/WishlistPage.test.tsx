import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { findItem, shownTitles } from '@/testing/pageQueries'
import { bandhani, kanjivaram, organza, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'
import { tryFailedLoads } from '@/testing/tryFailedLoads'
import { button, tryToasts } from '@/testing/tryToasts'

describe('WishlistPage', () => {
  test('shows an empty state that links to the products', async () => {
    const { user, currentUrl } = await renderApp(paths.wishlist, {
      shopper: {},
      before: () => pauseRequests(),
    })
    expect(screen.getByText('Loading your wishlist')).toBeVisible()
    resumeRequests()
    expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    expect(screen.getByText('Start exploring and save your favorite items!')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Explore' }))
    expect(currentUrl()).toBe(paths.products)
  })

  test('shows a card for each product', async () => {
    await renderApp(paths.wishlist, { shopper: { wishlist: [bandhani, paithani] } })
    expect((await findItem(paithani.title)).getByText('Rs. 29,650')).toBeVisible()
    expect(shownTitles()).toEqual([bandhani.title, paithani.title])
  })

  test('moves the focus to the next product after a move, and to Undo after a removal', async () => {
    const wishlist = [paithani, bandhani, organza, kanjivaram]
    const { user } = await renderApp(paths.wishlist, { shopper: { wishlist } })
    const button = (text: string, { title }: typeof paithani) =>
      screen.getByRole('button', { name: `${text}, ${title}` })
    await findItem(bandhani.title)
    button('Move to Cart', paithani).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button('Move to Cart', bandhani)).toHaveFocus())
    await user.keyboard('{Enter}')
    // The organza's button 'Out of Stock' is disabled, so its link takes the focus.
    await waitFor(() => expect(screen.getByRole('link', { name: organza.title })).toHaveFocus())
    for (const gone of [organza, kanjivaram]) {
      button('Remove from Wishlist', gone).focus()
      await user.keyboard('{Enter}')
      await screen.findByText(`${gone.title} was removed.`)
      const undo = screen.getByRole('button', { name: 'Undo', description: `${gone.title} was removed.` })
      await waitFor(() => expect(undo).toHaveFocus())
    }
    expect(await screen.findByText('Your wishlist is empty')).toBeVisible()
  })

  // biome-ignore format: a table is read by its columns.
  tryToasts([
    ['Move to Cart', paths.wishlist, { wishlist: [paithani] }, [button('Move to Cart')], 'Your wishlist is empty', [['success', 'Item Added to Cart!']]],
    ['Move to Cart of one more', paths.wishlist, { cart: [paithani], wishlist: [paithani] }, [button('Move to Cart')], 'Your wishlist is empty', [['success', 'Added one more item to Cart!']]],
  ])

  tryFailedLoads(
    paths.wishlist,
    [
      {
        what: 'your wishlist',
        route: '/user/wishlist',
        endpoint: 'getWishlist',
        findIt: () => screen.findByRole('link', { name: bandhani.title }),
      },
    ],
    { wishlist: [bandhani] },
  )
})
