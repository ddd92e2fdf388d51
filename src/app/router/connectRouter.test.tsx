import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { setViewportWidth } from '@/testing/mediaQueries'
import { inHeader, shownTitles } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'

const FULL = `${paths.products}?search=silk&category=Saree&category=Kurti&rating=4&price=20000&sortby=lowToHigh`

const searchBox = () => screen.getByRole('combobox', { name: 'Search products' })
const checked = () =>
  ['Saree', 'Lehenga', 'Dupatta', 'Kurti'].filter((name) =>
    screen.queryByRole('checkbox', { name, checked: true }),
  )

describe('the filters in the URL', () => {
  test('writes the filters into the URL, and Clear removes them', async () => {
    const { user, currentUrl } = await renderApp(paths.products)
    await screen.findByText('20 products')
    const historyLength = window.history.length
    await user.type(searchBox(), 'silk')
    await user.click(await screen.findByRole('checkbox', { name: 'Saree' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Kurti' }))
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } })
    await user.click(screen.getByRole('radio', { name: 'Up to Rs. 20,000' }))
    await user.click(screen.getByRole('radio', { name: 'Low to High' }))
    await waitFor(() => expect(currentUrl()).toBe(FULL))
    const clear = screen.getByRole('button', { name: 'Clear' })
    await user.click(clear)
    expect(clear).toHaveFocus()
    expect(screen.getByText('20 products')).toBeVisible()
    expect(searchBox()).toHaveValue('')
    expect(checked()).toEqual([])
    expect(screen.getByRole('slider')).toHaveValue('1')
    expect(screen.getByRole('radio', { name: 'Any price' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Low to High' })).not.toBeChecked()
    await waitFor(() => expect(currentUrl()).toBe(paths.products))
    expect(window.history.length).toBe(historyLength)
  })

  test('adds no history entry for a search that is typed at /products/', async () => {
    const { user, currentUrl } = await renderApp(`${paths.products}/`)
    await screen.findByText('20 products')
    const historyLength = window.history.length
    await user.type(searchBox(), 'silk')
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}/?search=silk`))
    expect(window.history.length).toBe(historyLength)
  })

  test('keeps filtering while the browser refuses to change the URL, and updates it later', async () => {
    const { user, currentUrl } = await renderApp(paths.products)
    await screen.findByText('20 products')
    const replace = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('More than 100 times per 10 seconds.', 'SecurityError')
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Saree' }))
    expect(shownTitles()).toHaveLength(5)
    expect(currentUrl()).toBe(paths.products)
    replace.mockRestore()
    await user.click(await screen.findByRole('checkbox', { name: 'Kurti' }))
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?category=Saree&category=Kurti`))
  })

  test.each([
    ['?rating=9&price=19999&sortby=newest#top', '#top'],
    ['?sortby=lowToHigh&search=silk', '?search=silk&sortby=lowToHigh'],
  ])('normalises %s to %s', async (given, cleaned) => {
    const { currentUrl } = await renderApp(paths.products + given)
    expect(currentUrl()).toBe(paths.products + cleaned)
  })

  test('cuts a search off that is too long, in the URL too', async () => {
    const { currentUrl, requests } = await renderApp(
      `${paths.products}?search=${'साड़ी'.repeat(200)}&rating=2`,
    )
    await screen.findByText('No products to display!')
    const taken = 'साड़ी'.repeat(200).slice(0, 200)
    expect(searchBox()).toHaveValue(taken)
    expect(currentUrl()).toBe(`${paths.products}?search=${encodeURIComponent(taken)}&rating=2`)
    expect(requests.every((request) => request.length < 2_000)).toBe(true)
  })

  test('drops an unknown category once the categories have loaded', async () => {
    const query = '?category=Shawl&category=Saree'
    const { currentUrl } = await renderApp(paths.products + query, { before: () => pauseRequests() })
    expect(currentUrl()).toBe(paths.products + query)
    resumeRequests()
    expect(await screen.findByText('5 products')).toBeVisible()
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?category=Saree`))
  })

  test('restores the filters on Back and Forward', async () => {
    const { user, currentUrl } = await renderApp(paths.products)
    await screen.findByText('20 products')
    await user.click(inHeader().getByRole('link', { name: 'Resham' }))
    await user.click(await screen.findByRole('link', { name: /Saree Collection$/ }))
    expect(currentUrl()).toBe(`${paths.products}?category=Saree`)
    await user.click(screen.getByRole('link', { name: paithani.title }))
    await screen.findByRole('heading', { level: 1, name: paithani.title })

    window.history.back()
    expect(await screen.findByText('5 products')).toBeVisible()
    window.history.go(-2)
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(currentUrl()).toBe(paths.products)
    expect(await screen.findByRole('checkbox', { name: 'Saree' })).not.toBeChecked()
    window.history.go(2)
    expect(await screen.findByText('5 products')).toBeVisible()
    expect(currentUrl()).toBe(`${paths.products}?category=Saree`)
  })

  test('keeps the filters on internal links, with one history entry', async () => {
    const { user, currentUrl } = await renderApp(`${paths.products}?rating=4`)
    await screen.findByText('10 products')
    await user.click(inHeader().getByRole('link', { name: 'Resham' }))
    const historyLength = window.history.length
    await user.click(screen.getByRole('link', { name: 'Shop Now' }))
    expect(currentUrl()).toBe(`${paths.products}?rating=4`)
    expect(window.history.length).toBe(historyLength + 1)
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    expect(currentUrl()).toBe(`${paths.products}?rating=4`)
    expect(window.history.length).toBe(historyLength + 1)
  })

  test('keeps the filters of the sheet, however it is closed', async () => {
    setViewportWidth(360)
    const { user, currentUrl } = await renderApp(paths.products)
    await screen.findByText('20 products')
    const opener = screen.getByRole('button', { name: /^Filters/ })
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    for (const [name, close] of [
      ['Saree', () => window.history.back()],
      ['Kurti', () => user.click(screen.getByRole('button', { name: 'Close' }))],
    ] as const) {
      await user.click(opener)
      await user.click(await within(screen.getByRole('dialog')).findByRole('checkbox', { name }))
      await waitFor(() => expect(currentUrl()).toMatch(name))
      const chosen = currentUrl()
      await close()
      await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))
      expect(currentUrl()).toBe(chosen)
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(window.history.state?.usr?.overlays).toBeUndefined()
    }
    expect(currentUrl()).toBe(`${paths.products}?category=Saree&category=Kurti`)
    expect(scroll).not.toHaveBeenCalled()
  })

  test('does not write the entry of a sheet over that of its page, if Back comes before the next rendering', async () => {
    setViewportWidth(360)
    const { user } = await renderApp(paths.products)
    await screen.findByText('20 products')
    const opener = screen.getByRole('button', { name: /^Filters/ })
    await user.click(opener)
    await user.click(await within(screen.getByRole('dialog')).findByRole('checkbox', { name: 'Saree' }))
    const isBack = new Promise<void>((resolve) => {
      const leave = async () => {
        // The router has followed, and React has not rendered yet.
        for (let turn = 0; turn < 20; turn += 1) await undefined
        window.dispatchEvent(new PageTransitionEvent('pagehide'))
        resolve()
      }
      window.addEventListener('popstate', leave, { once: true })
    })
    window.history.back()
    await isBack
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(window.location.search).toBe('?category=Saree'))
    expect(window.history.state?.usr?.overlays).toBeUndefined()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('changes the URL at most a hundred times in 30 seconds, and once more when the page is left', async () => {
    const { user, currentUrl } = await renderApp(paths.products)
    await screen.findByText('20 products')
    const replace = jest.spyOn(window.history, 'replaceState')
    const start = performance.now()
    await user.type(searchBox(), 'banarasi organza')
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(currentUrl()).toBe(`${paths.products}?search=banarasi+organza`)
    expect(replace.mock.calls.length).toBeLessThanOrEqual((performance.now() - start) / 300 + 2)
  })
})
