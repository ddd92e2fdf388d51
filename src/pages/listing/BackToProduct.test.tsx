import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { inHeader } from '@/testing/pageQueries'
import { kanjivaram, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const back = (title: string) => screen.queryByRole('link', { name: `Back to ${title}` })

const openProduct = async (path: string, { title }: { title: string }) => {
  const shop = await renderApp(path)
  await shop.user.click(await screen.findByRole('link', { name: title }))
  await screen.findByRole('heading', { level: 1, name: title })
  return shop
}

describe('BackToProduct', () => {
  test('scrolls to the card of the product that was left, and focuses it', async () => {
    const { user, currentUrl } = await openProduct(`${paths.products}?category=Saree`, kanjivaram)
    window.history.back()
    const link = await screen.findByRole('link', { name: `Back to ${kanjivaram.title}` })
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
    const top = jest.spyOn(window, 'scrollTo')
    await user.click(link)
    const card = screen.getByRole('listitem', { name: kanjivaram.title })
    expect(within(card).getByRole('link', { name: kanjivaram.title })).toHaveFocus()
    expect(shown.mock.contexts).toEqual([card])
    expect(top).not.toHaveBeenCalled()
    expect(currentUrl()).toBe(`${paths.products}?category=Saree`)
  })

  test('appears only after navigating from a product to the listing', async () => {
    const { user } = await openProduct(paths.products, paithani)
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    expect(await screen.findByRole('link', { name: `Back to ${paithani.title}` })).toBeVisible()
    await user.click(inHeader().getByRole('link', { name: 'Resham' }))
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(back(paithani.title)).not.toBeInTheDocument()
  })

  test('disappears when the filters hide the product', async () => {
    const { user } = await openProduct(paths.products, paithani)
    window.history.back()
    await screen.findByRole('link', { name: `Back to ${paithani.title}` })
    await user.click(screen.getByRole('checkbox', { name: 'Kurti' }))
    await waitFor(() => expect(back(paithani.title)).not.toBeInTheDocument())
  })
})
