import { createShopper } from '@resham/mock-server/tests/createShopper'
import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { fakeNetwork } from '@/testing/fakeNetwork'
import { storeInOtherTab } from '@/testing/otherTab'
import { findItem, headerCounts, inHeader, toasts } from '@/testing/pageQueries'
import { bandhani, paithani } from '@/testing/products'
import { allAnswered, renderApp } from '@/testing/renderApp'
import { replaceNextBody } from '@/testing/requests'

describe('cart mutations', () => {
  /**
   * Starts two changes of a new cart, the second of which waits. Returns the tokens of the sent requests, and
   * `respond` to the first.
   */
  const queueTwo = async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const shop = await renderApp(paths.products, { shopper: {} })
    await waitFor(() => expect(shop.requests).toContain('GET /api/user/wishlist'))
    const tokens: (string | null)[] = []
    let respond = (_status: number, _body: object) => {}
    const send = window.fetch
    window.fetch = (input, init) => {
      if (!(input instanceof Request) || input.method !== 'POST') return send(input, init)
      tokens.push(input.headers.get('authorization'))
      return new Promise((resolve) => {
        respond = (status, body) => resolve(new Response(JSON.stringify(body), { status }))
      })
    }
    for (const { title } of [paithani, bandhani])
      await shop.user.click((await findItem(title)).getByRole('button', { name: buttonName('Add to cart') }))
    await waitFor(() => expect(tokens).toHaveLength(1))
    return { ...shop, tokens, respond }
  }

  test('sends no queued one after a 401, and leaves the public page open', async () => {
    const { tokens, respond, currentUrl } = await queueTwo()
    respond(401, { errors: ['The token is invalid.'] })
    await waitFor(() => expect(localStorage.getItem('loginItems')).toBeNull())
    await allAnswered()
    const card = await findItem(bandhani.title)
    expect(await card.findByRole('button', { name: buttonName('Add to cart') })).toBeVisible()
    expect(currentUrl()).toBe(paths.products)
    expect(toasts()).toEqual([])
    expect(tokens).toHaveLength(1)
  })

  test('sends no queued one with the token of another user, who logs in before its turn', async () => {
    const { tokens, respond, server } = await queueTwo()
    const other = await createShopper(server, { name: 'Bina Das', email: 'bina@resham.example' })
    respond(201, { cart: [] })
    // By now the response is handled, and the timer that ends its turn is set.
    for (let microtask = 0; microtask < 200; microtask++) await Promise.resolve()
    storeInOtherTab('loginItems', JSON.stringify(other))
    await allAnswered()
    expect(tokens).toHaveLength(1)
  })

  test.each([
    ['Add to cart', 'POST /api/user/cart', paths.products, {}, 1],
    ['Move to Cart', 'DELETE /api/user/wishlist/:id', paths.wishlist, { wishlist: [paithani] }, 1],
  ])(
    'fetches the lists again when the response to %s cannot be read',
    async (name, request, path, shopper, count) => {
      jest.spyOn(console, 'error').mockImplementation(() => {})
      const { user } = await renderApp(path, { shopper })
      const card = await findItem(paithani.title)
      const button = await card.findByRole('button', { name: buttonName(name) })
      replaceNextBody(request.replace(':id', paithani._id), { cart: 7, wishlist: 7 })
      await user.click(button)
      await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 0, cart: count }))
    },
  )

  test('sends none after a log-out, and shows no response to another user', async () => {
    const { user } = await renderApp(paths.cart, { shopper: { cart: [paithani, bandhani] } })
    await waitFor(() => expect(headerCounts().cart).toBe(2))
    const { pendingRequests } = fakeNetwork()
    const sent: string[] = []
    for (const button of screen.getAllByRole('button', { name: buttonName('Remove from Cart') }))
      await user.click(button)
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
    await user.click(await screen.findByRole('button', { name: 'Login as guest' }))
    await waitFor(async () => {
      for (const request of [...pendingRequests]) {
        sent.push(request.name)
        await request.reachServer()
        request.respond()
      }
      expect(screen.getByText('It feels so light!')).toBeVisible()
    })
    expect(pendingRequests.filter(({ name }) => name.includes('/user/cart'))).toEqual([])
    expect(sent.filter((what) => what.startsWith('DELETE'))).toEqual([])
    expect(headerCounts().cart).toBe(0)
  })
})
