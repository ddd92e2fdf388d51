import { screen } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { renderApp } from '@/testing/renderApp'

const field = () => screen.getByRole('combobox', { name: 'Search products' })
const choice = () => screen.getByRole('switch', { name: 'Press / to search' })

describe('search key', () => {
  test('focuses the search and selects its text', async () => {
    const { user } = await renderApp(`${paths.products}?search=silk`)
    await user.keyboard('/')
    expect(field()).toHaveFocus()
    await user.keyboard('ikat')
    expect(field()).toHaveValue('ikat')
    expect(field()).toHaveAttribute('aria-keyshortcuts', '/')
  })

  test('types a slash in a field, and does nothing together with Ctrl', async () => {
    const { user } = await renderApp(paths.login)
    const email = screen.getByLabelText('Email')
    await user.type(email, 'a/b')
    expect(email).toHaveFocus()
    expect(email).toHaveValue('a/b')
    await user.type(field(), 'x/y')
    expect(field()).toHaveValue('x/y')
    field().blur()
    await user.keyboard('{Control>}/{/Control}')
    expect(field()).not.toHaveFocus()
  })

  test('works on a checkbox, but not while a dialog is open', async () => {
    const { user } = await renderApp(paths.products)
    const box = await screen.findByRole('checkbox', { name: 'Saree' })
    box.focus()
    await user.keyboard('/')
    expect(field()).toHaveFocus()
    box.focus()
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.open = true
    await user.keyboard('/')
    expect(box).toHaveFocus()
    dialog.remove()
  })

  test('stays off after a reload when it is switched off', async () => {
    const { user, reload } = await renderApp(paths.home)
    await user.click(choice())
    expect(choice()).not.toBeChecked()
    expect(localStorage.getItem('searchKey')).toBe('off')
    await reload()
    choice().blur()
    await user.keyboard('/')
    expect(field()).not.toHaveFocus()
    expect(field()).not.toHaveAttribute('aria-keyshortcuts')
    await user.click(choice())
    await user.keyboard('/')
    expect(field()).toHaveFocus()
    expect(localStorage.getItem('searchKey')).toBeNull()
  })
})
