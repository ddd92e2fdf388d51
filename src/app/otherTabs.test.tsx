import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { paithani } from '@/testing/garments'
import { findItem } from '@/testing/onPage'
import { renderShop } from '@/testing/renderShop'

const LISTS = ['GET /api/user/cart', 'GET /api/user/wishlist']

const show = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)

test.each([
  ['hidden later', () => {}, () => show('hidden')],
  ['opened in the background', () => show('hidden'), () => {}],
])(
  'a tab that was %s asks for its lists anew when it is shown after a minute',
  async (_how, before, after) => {
    const { requests } = await renderShop(paths.cart, { shopper: { cart: [paithani] }, before })
    await findItem(paithani.title)
    after()
    requests.length = 0
    later(61_000)
    show('visible')
    await waitFor(() => expect(requests.toSorted()).toEqual(LISTS))
  },
)

test('a tab that was hidden for less than a minute trusts its lists', async () => {
  const { requests } = await renderShop(paths.cart, { shopper: { cart: [paithani] } })
  await findItem(paithani.title)
  requests.length = 0
  show('hidden')
  later(59_000)
  show('visible')
  expect(await screen.findByText('MY CART (1)')).toBeVisible()
  expect(requests).toEqual([])
})
