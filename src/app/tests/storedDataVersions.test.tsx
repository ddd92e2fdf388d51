import { announceNewerData } from '@resham/browser'
import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { storeInOtherTab } from '@/testing/otherTab'
import { headerCounts, inHeader, toasts } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { breakRoute } from '@/testing/requests'

const stored = (key: string) => localStorage.getItem(key)
const newer = (state: object) => JSON.stringify({ ...state, _persist: { version: 2, rehydrated: true } })
const UPDATE_TOAST = ['info', 'Update available']

describe('data stored by a newer release', () => {
  test('keeps what it cannot read, and offers a reload', async () => {
    const text = newer({ sessions: ['of another shape'] })
    const { user } = await renderApp(paths.products, {
      before: () => localStorage.setItem('loginItems', text),
    })
    await waitFor(() => expect(toasts()).toEqual([UPDATE_TOAST]))
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(stored('loginItems')).toBe(text)
    // The app continues in memory.
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await user.click(await screen.findByRole('button', { name: 'Login as guest' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    expect(stored('loginItems')).toBe(text)
  })

  test('does not end the session of an open tab', async () => {
    const { user } = await renderApp(paths.products, { shopper: { cart: [paithani] } })
    await waitFor(() => expect(headerCounts().cart).toBe(1))
    const text = newer({ sessions: [] })
    storeInOtherTab('loginItems', text)
    await waitFor(() => expect(toasts()).toEqual([UPDATE_TOAST]))
    await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
    await screen.findByText('MY CART (1)')
    expect(stored('loginItems')).toBe(text)
  })

  test('neither reads addresses as empty nor overwrites them', async () => {
    const { user } = await renderApp(paths.profile, { shopper: { name: 'Asha Rao' } })
    await screen.findByText('Your orders will appear here.')
    const text = newer({ books: 'in another shape' })
    storeInOtherTab('addresses', text)
    await waitFor(() => expect(toasts()).toEqual([UPDATE_TOAST]))
    await user.click(screen.getByRole('button', { name: /^Delete address/ }))
    await waitFor(() => expect(screen.queryByText('Plot 14, Paithan Road')).not.toBeInTheDocument())
    expect(stored('addresses')).toBe(text)
  })

  test('removes the stored session when the shopper logs out', async () => {
    const { user } = await renderApp(paths.profile, { shopper: {} })
    storeInOtherTab('loginItems', newer({ sessions: [] }))
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Oh no! You are logged out' })
    await waitFor(() => expect(stored('loginItems')).toBeNull())
  })
})

describe('a database that a newer release has upgraded', () => {
  test('offers a reload, and keeps the session', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await renderApp(paths.products, {
      shopper: {},
      before: () => {
        for (const list of ['cart', 'wishlist']) breakRoute('get', `/user/${list}`)
      },
    })
    const session = stored('loginItems')
    // As the mock server does on each request.
    for (const _list of ['cart', 'wishlist']) announceNewerData()
    await waitFor(() => expect(toasts()).toEqual([UPDATE_TOAST]))
    await waitFor(() => expect(consoleError).toHaveBeenCalledTimes(2))
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    expect(stored('loginItems')).toBe(session)
  })
})

describe('data of another program of this origin', () => {
  test('offers no reload, whatever its version', async () => {
    const { user } = await renderApp(paths.product(paithani._id), { shopper: {} })
    const add = await screen.findByRole('button', { name: buttonName('Add to cart') })
    storeInOtherTab('persist:other', newer({ theme: 'dark' }))
    await user.click(add)
    await waitFor(() => expect(toasts()).toEqual([['success', 'Item Added to Cart!']]))
  })
})
