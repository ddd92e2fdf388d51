import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { bandhani, kanjivaram, paithani } from '@/testing/garments'
import { named } from '@/testing/named'
import { counts, findItem, inHeader, shownTitles } from '@/testing/onPage'
import { openPost } from '@/testing/post'
import { renderShop } from '@/testing/renderShop'

const GET = 'GET /api/user/cart'
const lineOf = ({ _id }: { _id: string }) => `/api/user/cart/${_id}`

/** A cart of three whose requests wait for the test, each known by what it asks for. */
const openCart = async () => {
  const shop = await renderShop(paths.cart, { shopper: { cart: [paithani, bandhani, kanjivaram] } })
  await waitFor(() => expect(counts().cart).toBe(3))
  const { letters } = openPost()
  const press = async (name: string, { title }: typeof paithani) =>
    shop.user.click((await findItem(title)).getByRole('button', { name: named(name) }))
  const sent = () => letters.map(({ what }) => what)
  const find = async (what: string) => {
    await waitFor(() => expect(sent()).toContain(what))
    return letters.find((letter) => letter.what === what)
  }
  const arrive = async (what: string) => (await find(what))?.arrive()
  const deliver = async (what: string) => (await find(what))?.deliver()
  return { ...shop, letters, press, sent, arrive, deliver }
}

test('an older answer does not bring back a line that was removed', async () => {
  const { press, arrive, deliver, sent } = await openCart()
  await press('Increase quantity', bandhani)
  await arrive(`POST ${lineOf(bandhani)}`)
  await press('Remove from Cart', paithani)
  await arrive(`DELETE ${lineOf(paithani)}`)
  await deliver(`DELETE ${lineOf(paithani)}`)
  await waitFor(() => expect(shownTitles()).toEqual([bandhani.title, kanjivaram.title]))
  await deliver(`POST ${lineOf(bandhani)}`)
  expect(await (await findItem(bandhani.title)).findByText('Quantity 2')).toBeVisible()
  expect(shownTitles()).toEqual([bandhani.title, kanjivaram.title])
  // Only the server knows which of the two came last, so it is asked: once.
  await arrive(GET)
  await deliver(GET)
  await waitFor(() => expect(sent()).toEqual([]))
  expect(shownTitles()).toEqual([bandhani.title, kanjivaram.title])
})

test('two removals whose answers cross are both believed', async () => {
  const { press, arrive, deliver } = await openCart()
  await press('Remove from Cart', paithani)
  await press('Remove from Cart', bandhani)
  await arrive(`DELETE ${lineOf(paithani)}`)
  await arrive(`DELETE ${lineOf(bandhani)}`)
  await deliver(`DELETE ${lineOf(bandhani)}`)
  await waitFor(() => expect(shownTitles()).toEqual([paithani.title, kanjivaram.title]))
  await deliver(`DELETE ${lineOf(paithani)}`)
  await waitFor(() => expect(shownTitles()).toEqual([kanjivaram.title]))
  await arrive(GET)
  await deliver(GET)
  await waitFor(() => expect(counts().cart).toBe(1))
})

test('a question that was asked before a removal does not bring the line back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { press, arrive, deliver, sent, server } = await openCart()
  // A step that fails has the cart asked for anew.
  const mend = server.breakRoute('post', '/user/cart/:productId')
  await press('Increase quantity', bandhani)
  await arrive(`POST ${lineOf(bandhani)}`)
  await deliver(`POST ${lineOf(bandhani)}`)
  mend()
  await arrive(GET)
  await press('Remove from Cart', paithani)
  await arrive(`DELETE ${lineOf(paithani)}`)
  await deliver(`DELETE ${lineOf(paithani)}`)
  await waitFor(() => expect(shownTitles()).not.toContain(paithani.title))
  await deliver(GET)
  await waitFor(() => expect(sent()).toEqual([GET]))
  expect(shownTitles()).toEqual([bandhani.title, kanjivaram.title])
  await arrive(GET)
  await deliver(GET)
  await waitFor(() => expect(sent()).toEqual([]))
  expect(shownTitles()).toEqual([bandhani.title, kanjivaram.title])
})

test('a change that nothing else meets is not asked about', async () => {
  const { press, arrive, deliver, sent } = await openCart()
  await press('Remove from Cart', paithani)
  await arrive(`DELETE ${lineOf(paithani)}`)
  await deliver(`DELETE ${lineOf(paithani)}`)
  await waitFor(() => expect(shownTitles()).toEqual([bandhani.title, kanjivaram.title]))
  expect(sent()).toEqual([])
})

test('what the last shopper asked for is never shown to the next one', async () => {
  const { user, press, arrive, deliver, letters } = await openCart()
  await press('Remove from Cart', paithani)
  await arrive(`DELETE ${lineOf(paithani)}`)
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
  await user.click(await screen.findByRole('button', { name: 'Login as guest' }))
  // The removal is the oldest of the letters, and comes last.
  await waitFor(async () => {
    for (const letter of letters.slice(1)) {
      await letter.arrive()
      letter.deliver()
    }
    expect(screen.getByText('It feels so light!')).toBeVisible()
    expect(letters).toHaveLength(1)
  })
  await deliver(`DELETE ${lineOf(paithani)}`)
  await waitFor(() => expect(letters).toEqual([]))
  expect(screen.getByText('It feels so light!')).toBeVisible()
  expect(counts().cart).toBe(0)
})
