import { createShopper } from '@resham/mock-server/tests/createShopper'
import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { fakeNetwork } from '@/testing/fakeNetwork'
import { storeInOtherTab } from '@/testing/otherTab'
import { findItem, headerCounts, inHeader, shownTitles } from '@/testing/pageQueries'
import { bandhani, kanjivaram, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { breakRoute, replaceNextBody } from '@/testing/requests'

const GET = 'GET /api/user/cart'
const remove = ({ _id }: { _id: string }) => `DELETE /api/user/cart/${_id}`
const increment = ({ _id }: { _id: string }) => `POST /api/user/cart/${_id}`

/** A cart of three products, whose requests the test settles by method and path. */
const openCart = async () => {
  const shop = await renderApp(paths.cart, { shopper: { cart: [paithani, bandhani, kanjivaram] } })
  await waitFor(() => expect(headerCounts().cart).toBe(3))
  const { pendingRequests } = fakeNetwork()
  const press = async (name: string, { title }: typeof paithani) =>
    shop.user.click((await findItem(title)).getByRole('button', { name: buttonName(name) }))
  const pending = () => pendingRequests.map(({ name }) => name)
  const respond = async (what: string) => {
    await waitFor(() => expect(pending()).toEqual([what]))
    await pendingRequests[0]?.reachServer()
    pendingRequests[0]?.respond()
  }
  return { ...shop, pendingRequests, press, pending, respond }
}

describe('cart mutations', () => {
  test('waits for a read that was sent before', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { press, pending, respond } = await openCart()
    const mend = breakRoute('post', '/user/cart/:productId')
    await press('Increase quantity', bandhani)
    await respond(increment(bandhani))
    mend()
    await waitFor(() => expect(pending()).toEqual([GET]))
    await press('Remove from Cart', paithani)
    await respond(GET)
    await respond(remove(paithani))
    await waitFor(() => expect(shownTitles()).toEqual([bandhani.title, kanjivaram.title]))
    expect(pending()).toEqual([])
  })

  test('fetches the cart again once all are settled, if one failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const { pendingRequests, press, pending, respond } = await openCart()
    await press('Remove from Cart', paithani)
    await press('Remove from Cart', bandhani)
    await waitFor(() => expect(pending()).toEqual([remove(paithani)]))
    // The server handles it, and the response is lost.
    await pendingRequests[0]?.reachServer()
    pendingRequests[0]?.fail()
    await respond(remove(bandhani))
    await waitFor(() => expect(shownTitles()).toEqual([kanjivaram.title]))
    await respond(GET)
    await waitFor(() => expect(headerCounts().cart).toBe(1))
    expect(pending()).toEqual([])
  })

  /** Two changes of a new cart, the second one queued, whose requests are recorded with their tokens. */
  const queueTwo = async (respond: (request: Request) => Promise<Response>) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const shop = await renderApp(paths.products, { shopper: {} })
    await waitFor(() => expect(shop.requests).toContain('GET /api/user/wishlist'))
    const tokens: (string | null)[] = []
    const send = window.fetch
    window.fetch = async (input, init) => {
      if (!(input instanceof Request) || input.method !== 'POST') return send(input, init)
      tokens.push(input.headers.get('authorization'))
      return respond(input)
    }
    for (const { title } of [paithani, bandhani])
      await shop.user.click((await findItem(title)).getByRole('button', { name: buttonName('Add to cart') }))
    return { ...shop, tokens }
  }

  test('sends no queued one after a 401', async () => {
    let reject = () => {}
    const { tokens } = await queueTwo(
      () =>
        new Promise((resolve) => {
          reject = () =>
            resolve(new Response(JSON.stringify({ errors: ['The token is invalid.'] }), { status: 401 }))
        }),
    )
    await waitFor(() => expect(tokens).toHaveLength(1))
    reject()
    await waitFor(() => expect(localStorage.getItem('loginItems')).toBeNull())
    expect(await findItem(bandhani.title)).toBeDefined()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(tokens).toHaveLength(1)
  })

  test('sends no queued one with the token of another user, who logs in before its turn', async () => {
    let respond = () => {}
    const { tokens, server } = await queueTwo(
      () =>
        new Promise((resolve) => {
          respond = () => resolve(new Response(JSON.stringify({ cart: [] }), { status: 201 }))
        }),
    )
    await waitFor(() => expect(tokens).toHaveLength(1))
    const newValue = JSON.stringify(
      await createShopper(server, { name: 'Bina Das', email: 'bina@resham.example' }),
    )
    respond()
    // The response is handled, and the timer that ends its turn is set.
    for (let microtask = 0; microtask < 200; microtask++) await Promise.resolve()
    storeInOtherTab('loginItems', newValue)
    await new Promise((resolve) => setTimeout(resolve, 50))
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
    const { user, press, pendingRequests, pending } = await openCart()
    const sent: string[] = []
    await press('Remove from Cart', paithani)
    await press('Remove from Cart', bandhani)
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
    expect(pending()).toEqual([])
    expect(sent.filter((what) => what.startsWith('DELETE'))).toEqual([])
    expect(headerCounts().cart).toBe(0)
  })
})
