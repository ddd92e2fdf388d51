import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { headerCounts, toasts } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { breakRoute, pauseRequests, resumeRequests } from '@/testing/requests'

const shopper = { cart: [paithani], wishlist: [paithani] }
const panel = () => within(screen.getByRole('region', { name: 'Check the API' }))
const button = (name: string) => panel().getByRole('button', { name })
const status = () => panel().getByRole('status')
/** For slow machines: the check hashes passwords, and tries over a hundred rows. */
const PATIENTLY = { timeout: 60_000 }
jest.setTimeout(90_000)

/** Waits for a text. The element is queried once, because each of the many rows causes another check. */
const expectText = (element: HTMLElement, text: RegExp) =>
  waitFor(() => expect(element).toHaveTextContent(text), PATIENTLY)
const expectStatus = (text: RegExp) => expectText(status(), text)
const bodyRows = () => panel().getAllByRole('row').slice(1)

const openTester = async () => {
  const app = await renderApp(paths.tester, { shopper })
  await screen.findByRole('region', { name: 'Check the API' })
  await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 1, cart: 1 }))
  return app
}

test('shows a row for each call that was tried, marks what differs, and shows it alone on request', async () => {
  const { user, requests } = await openTester()
  expect(panel().getByText(/accounts of its own/)).toBeVisible()
  expect(panel().queryByRole('table')).not.toBeInTheDocument()
  breakRoute('get', '/test-todos')
  pauseRequests('/api/auth')
  await user.click(button('Run the check'))
  await waitFor(() => expect(requests.at(-1)).toMatch('/api/auth'), PATIENTLY)
  await user.click(button('Cancel'))
  resumeRequests()
  await expectStatus(/^Cancelled\. 1 of \d+ rows differs\.$/)
  expect(status()).toHaveTextContent(`1 of ${bodyRows().length} rows`)
  const table = within(panel().getByRole('table', { name: 'Rows of the contract' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Call',
    'What',
    'Expected',
    'Got',
    'Time',
  ])
  expect(bodyRows()[0]).toHaveTextContent(
    /^GET products.+200 products, next, total, counts200 products\d+ ms$/,
  )
  expect(bodyRows().at(-1)).toHaveTextContent(/^Clean-up.+all emptyall empty/)
  await user.click(panel().getByRole('checkbox', { name: 'Only differences' }))
  expect(bodyRows()).toHaveLength(1)
  expect(panel().getByRole('rowheader', { name: 'GET test-todos' })).toBeVisible()
  expect(bodyRows()[0]).toHaveTextContent('Differs: 500 instead of 200')
})

test('can be cancelled by keyboard, and run again, and changes nothing in the shop', async () => {
  const { user, requests } = await openTester()
  const session = localStorage.getItem('loginItems')
  pauseRequests('/api/user/wishlist')
  button('Run the check').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(requests.at(-1)).toBe('GET /api/user/wishlist'), PATIENTLY)
  expect(status()).toHaveTextContent(/^\d0 of \d+ tried$/)
  expect(panel().getByRole('progressbar', { name: 'Rows tried' })).toHaveAttribute(
    'value',
    String(bodyRows().length),
  )
  expect(button('Cancel')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button('Cleaning up…')).toHaveFocus()
  resumeRequests()
  await expectStatus(/^Cancelled\. All \d+ rows as the contract says\.$/)
  expect(bodyRows().at(-1)).toHaveTextContent('all empty')
  expect(button('Run the check')).toHaveFocus()

  await user.keyboard('{Enter}')
  await expectStatus(/tried$/)
  await user.keyboard('{Enter}')
  await expectStatus(/^Cancelled/)
  expect(headerCounts()).toEqual({ wishlist: 1, cart: 1 })
  expect(localStorage.getItem('loginItems')).toBe(session)
  expect(toasts()).toEqual([])
})

test('empties its account when the page is left', async () => {
  const { user, requests } = await openTester()
  await user.click(button('Run the check'))
  await expectText(
    screen.getByRole('region', { name: 'Check the API' }),
    /adds a product with quantity 1, at the price of the catalogue/,
  )
  pauseRequests('/api/user/cart')
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Products' }),
  )
  await waitFor(() => expect(panel).toThrow())
  requests.length = 0
  resumeRequests()
  const read = (list: string) => requests.filter((request) => request === `GET /api/user/${list}`)
  await waitFor(() => expect(read('wishlist')).toHaveLength(2), PATIENTLY)
  const removals = requests.filter((request) => /^DELETE \/api\/user\/cart\/./.test(request))
  expect(removals).not.toEqual([])
  // The cart that was not empty is read again.
  expect(read('cart')).toHaveLength(3)
  expect(requests).toHaveLength(2 + 3 + removals.length)
})
