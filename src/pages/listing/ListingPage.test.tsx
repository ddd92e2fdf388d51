import { screen } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { findItem, shownTitles } from '@/testing/pageQueries'
import { bandhani, kanjivaram, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'

describe('ListingPage', () => {
  test('shows a loader, then a card for every product', async () => {
    await renderApp(paths.products, { before: () => pauseRequests() })
    expect(screen.getByText('Loading the products')).toBeVisible()
    resumeRequests()
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(shownTitles()).toHaveLength(20)
    expect(screen.queryByText('Loading the products')).not.toBeInTheDocument()
  })

  test('shows picture, prices and rating on a card, which opens the detail', async () => {
    const { user, currentUrl } = await renderApp(paths.products)
    const card = await findItem(paithani.title)
    expect(card.getByRole('img')).toHaveAttribute('src', expect.stringContaining(paithani._id))
    expect(card.getByText('Rs. 29,650')).toBeVisible()
    expect(card.getByText('Rs. 34,900')).toBeVisible()
    expect(card.getByText('4.9')).toBeVisible()
    expect(card.getByText('4.9').parentElement?.querySelector('.tabler-icon-star-filled')).toBeVisible()
    await user.click(card.getByRole('link', { name: paithani.title }))
    expect(currentUrl()).toBe(paths.product(paithani._id))
    expect(await screen.findByRole('heading', { level: 1, name: paithani.title })).toBeVisible()
  })

  test('truncates a long title on the card, but not for screen readers', async () => {
    await renderApp(paths.products)
    const card = await findItem(kanjivaram.title)
    expect(card.getByText('Kumkum Kanjivaram Silk Sar...')).toBeVisible()
    expect(card.getByRole('link', { name: kanjivaram.title })).toBeVisible()
    expect((await findItem(bandhani.title)).getByText(bandhani.title)).toBeVisible()
  })
})
