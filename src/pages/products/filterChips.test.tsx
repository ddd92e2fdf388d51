import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { renderShop } from '@/testing/renderShop'

const EVERYTHING = '?search=silk&category=Saree&category=Kurti&rating=4&sortby=lowToHigh'

const openFiltered = async (query: string) => {
  const shop = await renderShop(paths.products + query)
  await screen.findByText(/^\d+ products?$/)
  return shop
}

const chips = () => screen.queryByRole('list', { name: 'Active filters' })
const labels = () => {
  const list = chips()
  return list
    ? within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    : []
}
const chip = (label: string) => screen.getByRole('button', { name: `Remove filter ${label}` })

test('without filters there are no chips', async () => {
  await openFiltered('')
  expect(chips()).not.toBeInTheDocument()
})

test.each(['?rating=0', '?search=++'])('%s changes nothing that is shown, and has no chip', async (query) => {
  await openFiltered(query)
  expect(screen.getByText('20 products')).toBeVisible()
  expect(chips()).not.toBeInTheDocument()
})

test('every filter that is on has a chip, in the words of the panel', async () => {
  await openFiltered(EVERYTHING)
  expect(labels()).toEqual(['“silk”', 'Saree', 'Kurti', 'Rating 4 and above', 'Low to High'])
})

test.each([
  ['“silk”', '?category=Saree&category=Kurti&rating=4&sortby=lowToHigh'],
  ['Saree', '?search=silk&category=Kurti&rating=4&sortby=lowToHigh'],
  ['Rating 4 and above', '?search=silk&category=Saree&category=Kurti&sortby=lowToHigh'],
  ['Low to High', '?search=silk&category=Saree&category=Kurti&rating=4'],
])('the chip %s takes off that filter alone, and says so', async (label, left) => {
  const { user, address } = await openFiltered(EVERYTHING)
  await user.click(chip(label))
  expect(address()).toBe(paths.products + left)
  expect(labels()).not.toContain(label)
  expect(screen.getByText(`${label} removed`)).toHaveAttribute('role', 'status')
})

test('the focus goes on to the next chip, then to the one before, then to the count', async () => {
  const { user } = await openFiltered('?category=Saree&rating=4&sortby=lowToHigh')
  chip('Rating 4 and above').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(chip('Low to High')).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(chip('Saree')).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByText('20 products')).toHaveFocus())
  expect(chips()).not.toBeInTheDocument()
})

test('what is taken off, put on and taken off again is told of each time', async () => {
  const { user } = await openFiltered('?category=Saree')
  const told = () => screen.queryByText('Saree removed')
  await user.click(chip('Saree'))
  expect(told()).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Saree' }))
  expect(told()).not.toBeInTheDocument()
  await user.click(chip('Saree'))
  expect(told()).toBeInTheDocument()
})
