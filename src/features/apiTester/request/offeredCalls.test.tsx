import { callNames } from '@resham/contract'
import { callOf } from '@resham/contract/calls'
import { screen, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { branchOf } from '@/testing/jsonTree'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const endpoint = () => screen.getByRole('combobox', { name: 'Endpoint' })
const options = () => screen.queryAllByRole('option').filter((option) => option.closest('[role=listbox]'))
const option = (text: RegExp) => screen.getByRole('option', { name: text })
const token = () => screen.getByRole('checkbox', { name: 'Send the token of the session' })
const response = () => within(screen.getByRole('region', { name: 'Response' }))

const openTester = async (shopper?: Parameters<typeof renderApp>[1]) => {
  const shop = await renderApp(paths.tester, shopper)
  await screen.findByRole('button', { name: 'Send' })
  return shop
}

describe('the calls that the tester offers', () => {
  test('are all those of the contract', async () => {
    const { user } = await openTester()
    expect(options()).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Calls of the API' }))
    expect(options()).toHaveLength(callNames.length)
    for (const name of callNames)
      expect(options().some(({ textContent }) => textContent?.includes(callOf(name).summary))).toBe(true)
  })

  test('are filtered by typing, and chosen with the keyboard', async () => {
    const { user } = await openTester({ shopper: { wishlist: [paithani] } })
    await fillIn(user, { Endpoint: 'wishlist' })
    expect(options().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^GET \/api\/user\/wishlist/),
      expect.stringMatching(/^POST \/api\/user\/wishlist/),
      expect.stringMatching(/^DELETE \/api\/user\/wishlist\/\{productId\}/),
      expect.stringContaining('Deletes the account, with its cart and wishlist'),
    ])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(endpoint()).toHaveValue('/api/user/wishlist')
    expect(endpoint()).toHaveAttribute('aria-expanded', 'false')
    expect(token()).toBeChecked()
    await user.keyboard('{Enter}')
    expect(await response().findByText('200 OK')).toBeVisible()
    expect(branchOf(response(), 'wishlist')).toHaveTextContent(paithani.title)
  })

  test('fill in the method, a known id and the example of the body, and keep the headers', async () => {
    const { user } = await openTester({ shopper: { cart: [paithani] } })
    await user.type(screen.getByLabelText('Name of header 2'), 'X-Mine')
    await user.click(screen.getByRole('button', { name: 'Calls of the API' }))
    await user.click(option(/Increments or decrements/))
    expect(screen.getByLabelText('Method')).toHaveValue('POST')
    expect(endpoint()).toHaveValue('/api/user/cart/{productId}')
    expect(JSON.parse(String((screen.getByLabelText('Body') as HTMLTextAreaElement).value))).toEqual({
      action: { type: 'increment' },
    })
    expect(screen.getByLabelText('Name of header 2')).toHaveValue('X-Mine')
    const id = screen.getByLabelText('productId')
    expect(id).not.toHaveValue('')
    await user.clear(id)
    expect(screen.getByText('productId is required.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(id).toHaveFocus()
    await fillIn(user, { productId: paithani._id })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await response().findByText('200 OK')).toBeVisible()
    expect(branchOf(response(), 'cart')).toBeVisible()
  })

  test('leave Enter to the form, unless a call is active', async () => {
    const { user, requests } = await openTester()
    await fillIn(user, { Endpoint: '/api/products' })
    expect(options()).not.toHaveLength(0)
    requests.length = 0
    await user.keyboard('{Enter}')
    expect(await response().findByText('200 OK')).toBeVisible()
    expect(options()).toHaveLength(0)
    expect(requests).toHaveLength(1)
    await fillIn(user, { Endpoint: '/api/nothing/here' })
    await user.keyboard('{Enter}')
    expect(await response().findByText('404 Not Found')).toBeVisible()
  })

  test('cannot send a token without a session', async () => {
    const { user } = await openTester()
    await user.click(screen.getByRole('button', { name: 'Calls of the API' }))
    await user.click(option(/Returns the cart/))
    expect(token()).toBeDisabled()
    expect(token()).toHaveAccessibleDescription(/There is no session/)
  })
})

describe('copies', () => {
  test('the request as curl and as fetch, with the token, and the response', async () => {
    const { user } = await openTester({ shopper: {} })
    const { token: sent } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
    await user.click(screen.getByRole('button', { name: 'Calls of the API' }))
    await user.click(option(/Returns the cart/))
    await user.click(screen.getByRole('button', { name: 'Copy as curl' }))
    expect(await navigator.clipboard.readText()).toBe(
      `curl 'http://localhost/api/user/cart' \\\n  -H 'Accept: */*' \\\n  -H 'authorization: ${sent}'`,
    )
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy as fetch' }))
    expect(await navigator.clipboard.readText()).toMatch(
      /^await fetch\("http:\/\/localhost\/api\/user\/cart"/,
    )
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await user.click(await response().findByRole('button', { name: 'Copy response' }))
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual({ cart: [] })
  })

  test('shows the text where the clipboard is missing', async () => {
    const { user } = await openTester()
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await user.click(screen.getByRole('button', { name: 'Copy as curl' }))
    expect(screen.getByRole('textbox', { name: 'Copy as curl: copy this text' })).toHaveValue(
      `curl 'http://localhost/api/test-todos' \\\n  -H 'Accept: */*'`,
    )
  })
})
