import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { branchOf, rowOf } from '@/testing/jsonTree'
import { elementOf, headerCounts, inHeader } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const traffic = () => within(screen.getByRole('region', { name: 'Traffic' }))
const response = () => within(screen.getByRole('region', { name: 'Response' }))
const calls = () => traffic().queryAllByRole('listitem')
const call = (name: RegExp) => traffic().getByRole('button', { name })
const titles = () => calls().map(({ textContent }) => /^\S+ [^\s]+/.exec(textContent)?.[0])

const open = async (options?: Parameters<typeof renderApp>[1]) => {
  const shop = await renderApp(paths.tester, options)
  await screen.findByRole('button', { name: 'Send' })
  const { user } = shop
  const send = async (endpoint: string) => {
    await fillIn(user, { Endpoint: endpoint })
    await user.click(screen.getByRole('button', { name: 'Send' }))
  }
  return { ...shop, send }
}

describe('traffic', () => {
  test("has the shop's own calls and the tester's, newest first, filters them, and lives as long as the page", async () => {
    const { user, send } = await open()
    await waitFor(() => expect(calls()).toHaveLength(2))
    await send('/api/nothing/here')
    await waitFor(() =>
      expect(titles()).toEqual([
        'GET /api/nothing/here',
        'GET /api/categories',
        'GET /api/products?limit=48',
      ]),
    )
    expect(calls()[0]).toHaveTextContent(/here 404 Not Found [\d,]+ ms \d{1,2}:\d{2}:\d{2}/)

    for (const [text, count] of [
      [' get ', 3],
      ['CATEG', 1],
      ['404', 1],
      ['not found', 1],
      ['post', 0],
    ] as const) {
      await fillIn(user, { Filter: text })
      expect(calls()).toHaveLength(count)
      expect(traffic().getByText(`${count} of 3 calls`)).toBeVisible()
    }
    expect(traffic().getByRole('list', { name: 'Calls' })).toBeEmptyDOMElement()

    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    await waitFor(() => expect(traffic).toThrow())
    window.history.back()
    await screen.findByRole('button', { name: 'Send' })
    await waitFor(() => expect(calls()).toHaveLength(3))
  })

  test('shows the response to a call, by mouse and by keyboard, beside that of the tester', async () => {
    const { user } = await open()
    await waitFor(() => expect(calls()).toHaveLength(2))
    await user.click(call(/^GET \/api\/categories/))
    expect(call(/^GET \/api\/categories/)).toHaveAttribute('aria-current', 'true')
    expect(traffic().getByRole('heading', { name: 'GET /api/categories' })).toBeVisible()
    expect(branchOf(traffic(), 'categories')).toBeVisible()
    expect(response().getByText('Response is undefined.')).toBeVisible()
    call(/^GET \/api\/products/).focus()
    await user.keyboard('{Enter}')
    expect(branchOf(traffic(), 'products')).toBeVisible()
    const outcomes = traffic().getAllByText(/^200 OK, [\d,]+ ms, /)
    expect(outcomes.map((outcome) => elementOf(outcome).getAttribute('aria-live'))).toEqual([null, 'polite'])
    expect(call(/^GET \/api\/products/)).toHaveFocus()
    await user.click(traffic().getByRole('button', { name: 'Copy response' }))
    expect(JSON.parse(await navigator.clipboard.readText())).toHaveProperty('products')
  })

  test('shows what a call has sent: its headers, and its body if it has one', async () => {
    const { user, send } = await open()
    await user.click(await traffic().findByRole('button', { name: /^GET \/api\/categories/ }))
    expect(traffic().getByRole('heading', { name: 'Request headers' })).toBeVisible()
    expect(traffic().queryByRole('heading', { name: 'Request body' })).not.toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Method'), 'POST')
    await fillIn(user, { Body: '{"email":"a@b.example","password":"silk"}' })
    await send('/api/auth/login')
    await user.click(await traffic().findByRole('button', { name: /^POST \/api\/auth\/login 404/ }))
    expect(branchOf(traffic(), 'Request headers')).toHaveTextContent('content-type: "application/json"')
    expect(branchOf(traffic(), 'Request body')).toContainElement(rowOf(traffic(), 'password: "silk"'))
  })

  test("sends one of the shop's calls again, with the token of the session", async () => {
    const { user } = await open({ shopper: { wishlist: [paithani] } })
    await waitFor(() => expect(headerCounts()).toEqual({ wishlist: 1, cart: 0 }))
    await user.click(await traffic().findByRole('button', { name: /^GET \/api\/user\/wishlist/ }))
    await user.click(traffic().getByRole('button', { name: 'Send again' }))
    expect(screen.getByLabelText('Endpoint')).toHaveValue('/api/user/wishlist')
    expect(screen.getByRole('checkbox', { name: 'Send the token of the session' })).toBeChecked()
    expect(response().getByRole('heading', { name: 'Response' })).toHaveFocus()
    expect(await response().findByText('200 OK')).toBeVisible()
    await waitFor(() => expect(titles()[0]).toBe('GET /api/user/wishlist'))
  })
})
