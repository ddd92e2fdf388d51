import { screen, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { renderApp } from '@/testing/renderApp'

describe('NotFoundPage', () => {
  test('shows the 404 content and links home', async () => {
    const { user, currentUrl } = await renderApp(paths.notFound)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1, name: 'We looked everywhere' })).toBeVisible()
    expect(main.getByText('Looks like the page you are looking for is missing.')).toBeVisible()
    await user.click(main.getByRole('link', { name: 'Go to Home' }))
    expect(currentUrl()).toBe(paths.home)
  })
})
