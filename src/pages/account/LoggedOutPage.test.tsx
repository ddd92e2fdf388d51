import { screen, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { renderApp } from '@/testing/renderApp'

describe('LoggedOutPage', () => {
  test('links to the products', async () => {
    const { user, currentUrl } = await renderApp(paths.loggedOut)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1, name: 'Oh no! You are logged out' })).toBeVisible()
    await user.click(main.getByRole('link', { name: 'See Products' }))
    expect(currentUrl()).toBe(paths.products)
  })
})
