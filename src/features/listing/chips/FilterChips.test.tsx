import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { elementOf } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'

const openFiltered = async (query: string) => {
  const shop = await renderApp(paths.products + query)
  await screen.findByText(/^\d+ products?$/)
  return shop
}

const chips = () => screen.queryByRole('list', { name: 'Active filters' })
const labels = () => screen.getAllByRole('button', { name: /^Remove filter/ }).map((it) => it.textContent)
const chip = (label: string) => screen.getByRole('button', { name: `Remove filter ${label}` })

describe('FilterChips', () => {
  test('has no chip for a rating of 0 and a search of blanks, which filter nothing', async () => {
    await openFiltered('?rating=0&search=+%C2%A0%E2%80%8B')
    expect(screen.getByText('20 products')).toBeVisible()
    expect(chips()).not.toBeInTheDocument()
  })

  test('has a chip for every active filter, which removes that filter alone and announces it', async () => {
    const { user, currentUrl } = await openFiltered(
      '?search=silk&category=Saree&category=Kurti&rating=4&sortby=lowToHigh',
    )
    expect(labels()).toEqual(['“silk”', 'Saree', 'Kurti', 'Rating 4 and above', 'Low to High'])
    for (const [label, left] of [
      ['Rating 4 and above', '?search=silk&category=Saree&category=Kurti&sortby=lowToHigh'],
      ['Saree', '?search=silk&category=Kurti&sortby=lowToHigh'],
      ['“silk”', '?category=Kurti&sortby=lowToHigh'],
      ['Low to High', '?category=Kurti'],
    ] as const) {
      await user.click(chip(label))
      expect(currentUrl()).toBe(paths.products + left)
      expect(labels()).not.toContain(label)
      expect(elementOf(screen.getByText(`${label} removed`))).toHaveAttribute('aria-live', 'polite')
    }
  })

  test('moves the focus to the next chip, then to the one before, then to the heading', async () => {
    const { user } = await openFiltered('?category=Saree&rating=4&sortby=lowToHigh')
    chip('Rating 4 and above').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(chip('Low to High')).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(chip('Saree')).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(chips()).not.toBeInTheDocument()
  })

  test('announces each removal of the same filter', async () => {
    const { user } = await openFiltered('?category=Saree')
    const announcement = () => screen.queryByText('Saree removed')
    await user.click(chip('Saree'))
    expect(announcement()).toBeInTheDocument()
    await user.click(await screen.findByRole('checkbox', { name: 'Saree' }))
    expect(announcement()).not.toBeInTheDocument()
    await user.click(chip('Saree'))
    expect(announcement()).toBeInTheDocument()
  })
})
