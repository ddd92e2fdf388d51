import { screen, waitFor } from '@testing-library/react'
import { demoAccount } from '@/contract'
import { paths } from '@/shared/paths'
import { bandhani, paithani } from '@/testing/garments'
import { named } from '@/testing/named'
import { counts, findItem, inHeader } from '@/testing/onPage'
import { recordAddresses } from '@/testing/recordAddresses'
import { renderShop } from '@/testing/renderShop'

const kept = () => localStorage.getItem('loginItems')

const loginAsGuest = async () => {
  const shop = await renderShop(paths.cart)
  await shop.user.click(screen.getByRole('button', { name: 'Login as guest' }))
  expect(await screen.findByText('It feels so light!')).toBeVisible()
  return shop
}

test('a kept session is there before the first page is drawn', async () => {
  const addresses: string[] = []
  const { address } = await renderShop(paths.cart, {
    shopper: { cart: [paithani] },
    before: () => recordAddresses(addresses),
  })
  expect(await findItem(paithani.title)).toBeDefined()
  expect(addresses).not.toContain(paths.login)
  expect(address()).toBe(paths.cart)
})

test('loginItems holds the token, the user and the version of both, readable and without a password', async () => {
  await loginAsGuest()
  await waitFor(() => expect(kept()).not.toBeNull())
  const session = JSON.parse(kept() ?? '')
  expect(session).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    user: {
      _id: 'user-guest',
      name: demoAccount.name,
      email: demoAccount.email,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
    _persist: { version: 1, rehydrated: true },
  })
  expect(kept()).toBe(JSON.stringify(session))
  expect(kept()).not.toContain(demoAccount.password)
})

test('a session outlives a reload', async () => {
  const { reload, address } = await loginAsGuest()
  await waitFor(() => expect(kept()).not.toBeNull())
  await reload()
  expect(await screen.findByText('It feels so light!')).toBeVisible()
  expect(address()).toBe(paths.cart)
})

const user = { _id: '1', name: 'Asha', email: 'a@b', createdAt: 'then', updatedAt: 'then' }

test.each([
  ['no JSON', 'a saree'],
  ['cut off', '{"token":"a.b.c","user":{"_id":"1"'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['a text', '"a.b.c"'],
  ['encoded twice', JSON.stringify(JSON.stringify({ token: 'a.b.c', user }))],
  ['each part encoded by itself', JSON.stringify({ token: '"a.b.c"', user: JSON.stringify(user) })],
  ['without a user', '{"token":"a.b.c"}'],
  ['without a token', JSON.stringify({ token: null, user })],
  ['far too long', JSON.stringify({ token: 'a.b.c', user: { ...user, name: 'x'.repeat(1_000_000) } })],
  ['of half a user', JSON.stringify({ token: 'a.b.c', user: { name: 'Asha' } })],
])('a session that is corrupt (%s) is dropped', async (_how, text) => {
  const { address } = await renderShop(paths.cart, {
    before: () => localStorage.setItem('loginItems', text),
  })
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  expect(address()).toBe(paths.login)
  expect(kept()).toBeNull()
})

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError')
}

test.each([
  ['refuses to read', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)],
  ['refuses to write', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['refuses to remove', () => jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)],
  ['cannot even be reached', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
])('with a storage that %s the shop works for the visit', async (_what, forbid) => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { user } = await renderShop(paths.product(bandhani._id), { before: forbid })
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Login as guest' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await user.click(inHeader().getByRole('link', { name: 'Products' }))
  await user.click((await findItem(bandhani.title)).getByRole('button', { name: named('Add to cart') }))
  await waitFor(() => expect(counts()).toEqual({ wishlist: 0, cart: 1 }))
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('Oh no! You are logged out')).toBeVisible()
  await waitFor(() => expect(warning).toHaveBeenCalled())
})
