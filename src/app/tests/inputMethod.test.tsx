import { fireEvent, screen } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { renderApp } from '@/testing/renderApp'

/** Safari ends the composition before its last key, which has this code alone. */
const waysToSay = [
  ['isComposing', { isComposing: true }],
  ['the code 229', { keyCode: 229 }],
] as const

describe.each(waysToSay)('keys of an input method, by %s,', (_name, composing) => {
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...composing })

  test('neither move in the suggestions nor choose, close or clear them', async () => {
    const { user, currentUrl } = await renderApp(paths.products)
    await screen.findByText('20 products')
    await fillIn(user, { 'Search products': 'paithani' })
    const [first] = await screen.findAllByRole('option')
    const field = screen.getByRole('combobox', { name: 'Search products' })
    press('ArrowDown')
    expect(field).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('{ArrowDown}')
    press('Enter')
    press('Escape')
    expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    expect(currentUrl()).toBe(`${paths.products}?search=paithani`)
    await user.keyboard('{Escape}')
    press('Escape')
    expect(field).toHaveValue('paithani')
  })

  test('do not focus the search', async () => {
    await renderApp(paths.home)
    press('/')
    expect(document.body).toHaveFocus()
  })
})
