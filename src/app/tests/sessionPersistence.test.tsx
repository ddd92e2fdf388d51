import { demoAccount } from '@resham/contract'
import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { renderApp } from '@/testing/renderApp'

const storedSession = () => localStorage.getItem('loginItems')

describe('persisted session', () => {
  test('stores token, user and version as plain JSON, without the password', async () => {
    const { user } = await renderApp(paths.login)
    await user.click(screen.getByRole('button', { name: 'Login as guest' }))
    await waitFor(() => expect(storedSession()).not.toBeNull())
    const session = JSON.parse(storedSession() ?? '')
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
    expect(storedSession()).toBe(JSON.stringify(session))
    expect(storedSession()).not.toContain(demoAccount.password)
  })

  const user = { _id: '1', name: 'Asha', email: 'a@b', createdAt: 'then', updatedAt: 'then' }

  test.each([
    ['cut off', '{"token":"a.b.c","user":{"_id":"1"'],
    ['too long', JSON.stringify({ token: 'a.b.c', user: { ...user, name: 'x'.repeat(1_000_000) } })],
    ['an incomplete user', JSON.stringify({ token: 'a.b.c', user: { name: 'Asha' } })],
  ])('drops a corrupt session (%s)', async (_how, text) => {
    const { currentUrl } = await renderApp(paths.cart, {
      before: () => localStorage.setItem('loginItems', text),
    })
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible()
    expect(currentUrl()).toBe(paths.login)
    expect(storedSession()).toBeNull()
  })

  const deny = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }

  test.each([
    ['refuses to read', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny)],
    ['refuses to write', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny)],
    ['refuses to remove', () => jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(deny)],
    ['cannot even be reached', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(deny)],
  ])('works in memory when the storage %s', async (_what, forbid) => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { user } = await renderApp(paths.profile, { before: forbid })
    await user.click(await screen.findByRole('button', { name: 'Login as guest' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Oh no! You are logged out')).toBeVisible()
    await waitFor(() => expect(warning).toHaveBeenCalled())
  })
})
