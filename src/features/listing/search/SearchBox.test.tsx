import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { setPointer } from '@/testing/mediaQueries'
import { shownTitles } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const field = () => screen.getByRole('combobox', { name: 'Search products' })
const list = () => screen.queryByRole('listbox', { name: 'Search products' })
const findOptions = async () => within(await screen.findByRole('listbox')).getAllByRole('option')
const textsOf = (options: HTMLElement[]) => options.map(({ textContent }) => textContent)

const search = (user: UserEvent, text: string) => fillIn(user, { 'Search products': text })

const openProducts = async () => {
  const shop = await renderApp(paths.products)
  await screen.findByText('20 products')
  // The categories come by another request.
  await screen.findByRole('checkbox', { name: 'Saree' })
  return shop
}

describe('SearchBox', () => {
  test('suggests categories and products after typing', async () => {
    const { user } = await openProducts()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await search(user, 'saree')
    const options = await findOptions()
    expect(options[0]).toHaveTextContent('Saree Collection 5 products')
    expect(textsOf(options)).toContain('Aubergine Paithani Saree Rs. 29,650')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveFocus()
    expect(shownTitles()).toHaveLength(5)
  })

  test('takes 200 characters of what is typed or pasted, so that a reload can send them', async () => {
    const { user, currentUrl, reload } = await openProducts()
    await search(user, 'saree '.repeat(5_000))
    const taken = 'saree '.repeat(100).slice(0, 200)
    expect(field()).toHaveValue(taken)
    await user.type(field(), 'x')
    expect(field()).toHaveValue(taken)
    await waitFor(() => expect(currentUrl()).toBe(`/products?search=${taken.replaceAll(' ', '+')}`))
    await reload()
    expect(field()).toHaveValue(taken)
  })

  test('suggests nothing when nothing matches', async () => {
    const { user } = await openProducts()
    await search(user, 'velvet')
    expect(await screen.findByText('No products to display!')).toBeVisible()
    expect(list()).not.toBeInTheDocument()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getByText('20 products')).toBeVisible()
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
  })

  test('selects a suggestion with the arrow keys, and opens it with Enter', async () => {
    const { user, currentUrl } = await openProducts()
    await search(user, 'paithani')
    const options = await findOptions()
    expect(field()).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('{ArrowDown}')
    expect(field()).toHaveAttribute('aria-activedescendant', options[0]?.id)
    expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    expect(currentUrl()).toBe(paths.product(paithani._id))
    await waitFor(() => expect(screen.getByRole('main', { name: paithani.title })).toHaveFocus())
    expect(list()).not.toBeInTheDocument()
  })

  test('shows the suggestions of the whole text on an arrow that follows its last key at once', async () => {
    const { user } = await openProducts()
    await user.click(field())
    fireEvent.change(field(), { target: { value: 'kurt' } })
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    expect(await findOptions()).toHaveLength(6)
    expect(field()).not.toHaveAttribute('aria-activedescendant')
    fireEvent.change(field(), { target: { value: 'paithani' } })
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    const [option] = await findOptions()
    expect(option).toHaveTextContent(paithani.title)
    await user.keyboard('{ArrowDown}')
    expect(field()).toHaveAttribute('aria-activedescendant', option?.id)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: paithani.title })).toBeVisible()
  })

  test('links to a category and to products, for another tab', async () => {
    const { user, currentUrl } = await openProducts()
    await search(user, 'kurt')
    const [category, product] = await findOptions()
    expect(category).toHaveAttribute('href', `${paths.products}?category=Kurti`)
    expect(product).toHaveAttribute('href', expect.stringMatching(/^\/products\/[\w-]+$/))
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      const onClick = jest.fn((event: Event) => {
        expect(event.defaultPrevented).toBe(false)
        // jsdom would leave the page.
        event.preventDefault()
      })
      window.addEventListener('click', onClick, { once: true })
      fireEvent.click(product as HTMLElement, { [key]: true })
      expect(onClick).toHaveBeenCalled()
      expect(list()).toBeVisible()
      expect(currentUrl()).toMatch(/\?search=/)
    }
  })

  test('filters by the chosen category only', async () => {
    const { user, currentUrl } = await openProducts()
    await search(user, 'kurt')
    await user.click((await findOptions())[0] as HTMLElement)
    expect(currentUrl()).toBe(`${paths.products}?category=Kurti`)
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: 'Kurti' })).toBeChecked()
  })

  test.each([
    ['Enter without a suggestion', '{Enter}', true],
    ['Tab, whatever is selected', '{ArrowDown}{Tab}', false],
  ])('closes the list, and searches, on %s', async (_what, keys, isFocused) => {
    const { user, currentUrl } = await openProducts()
    await search(user, 'paithani')
    await findOptions()
    await user.keyboard(keys)
    await waitFor(() => expect(list()).not.toBeInTheDocument())
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?search=paithani`))
    expect(document.activeElement === field()).toBe(isFocused)
  })

  test.each([
    ['the Search key', '{Enter}', 'Products'],
    ['a suggested category', '{ArrowDown}{Enter}', 'Kurti Collection'],
  ])('moves the focus to the results on a touch screen, on %s', async (_what, keys, name) => {
    setPointer('coarse')
    const { user } = await openProducts()
    await search(user, 'kurt')
    await findOptions()
    await user.keyboard(keys)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus())
    expect(shownTitles()).toHaveLength(5)
    expect(list()).not.toBeInTheDocument()
  })

  test('moves the focus to the listing that the Search key opens on a touch screen', async () => {
    setPointer('coarse')
    const { user } = await renderApp(paths.home)
    await user.click(field())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('main', { name: 'Products' })).toHaveFocus())
  })

  test('closes the list on Escape, and clears the field on the next', async () => {
    const { user } = await openProducts()
    await search(user, 'silk')
    await findOptions()
    await user.keyboard('{Escape}')
    expect(list()).not.toBeInTheDocument()
    expect(field()).toHaveValue('silk')
    await user.keyboard('{ArrowDown}')
    expect(await findOptions()).not.toHaveLength(0)
    await user.keyboard('{Escape}{Escape}')
    expect(field()).toHaveValue('')
    expect(screen.getByText('20 products')).toBeVisible()
  })

  test('closes the list on Back to the page before', async () => {
    const { user, currentUrl } = await renderApp(paths.home)
    await search(user, 'silk')
    await findOptions()
    window.history.back()
    await waitFor(() => expect(currentUrl()).toBe(paths.home))
    await waitFor(() => expect(list()).not.toBeInTheDocument())
  })

  test.each([
    ['cleared the field', 'silk{Escape}{Escape}'],
    ['typed a search without matches', 'velvet'],
  ])('stays closed when Back restores a search after the shopper %s', async (_what, keys) => {
    const { user, currentUrl } = await renderApp(`${paths.products}?search=paithani`)
    await user.click(await screen.findByRole('link', { name: paithani.title }))
    await screen.findByRole('heading', { level: 1, name: paithani.title })
    await user.clear(field())
    await user.type(field(), keys)
    await user.tab()
    window.history.go(-2)
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?search=paithani`))
    expect(field()).toHaveValue('paithani')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(list()).not.toBeInTheDocument()
  })
})
