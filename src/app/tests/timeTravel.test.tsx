// The extension must be installed before Redux Toolkit loads.
import '@/testing/devTools'
import { readFileSync } from 'node:fs'
import { demoAccount } from '@resham/contract'
import { createShopper } from '@resham/mock-server/tests/createShopper'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { devTools } from '@/testing/devTools'
import { fillIn } from '@/testing/fillIn'
import { setViewportWidth } from '@/testing/mediaQueries'
import { headerCounts, inHeader, toasts } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { makePurchase } from '@/testing/purchase'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'

const saree = paths.product(paithani._id)

/** The URL and the text of the screen, once the page of the location is shown. */
const screenAt = async (index: number) => {
  // A past page waits for its chunk, even for one that is loaded, and is rendered in pieces.
  await act(async () => {
    devTools.jumpToStep(index)
    await new Promise((resolve) => setTimeout(resolve))
  })
  const { pathname, search } = window.location
  return { url: pathname + search, counts: headerCounts(), text: screen.getByRole('main').textContent }
}
const allScreens = async () => {
  const screens: Awaited<ReturnType<typeof screenAt>>[] = []
  for (const index of devTools.types().keys()) screens.push(await screenAt(index))
  return screens
}

const goToLatest = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Go to the latest' }))

/** The states of the list as JSON holds them, without the parts that no screen shows. */
const states = (): unknown[] =>
  JSON.parse(
    JSON.stringify(
      devTools.entries().map(({ state }) => state),
      (key, value) =>
        ['_persist', 'config', 'mutations', 'subscriptions'].includes(key) ? undefined : value,
    ),
  )

/** What a jump must not change. */
const traces = (requests: string[]) => ({
  types: devTools.types(),
  history: window.history.length,
  requests: [...requests],
  stored: JSON.stringify(localStorage),
  toasts: toasts(),
})

const buy = async () => {
  const shop = await renderApp(paths.home)
  await makePurchase(shop.user)
  await waitFor(() => expect(devTools.types()).toContain('getOrder/fulfilled'))
  return shop
}

/** Waits until no request is pending. */
const allAnswered = () =>
  waitFor(() => {
    const ending = (end: RegExp) => devTools.types().filter((type) => end.test(type))
    expect(ending(/\/(fulfilled|rejected)$/)).toHaveLength(ending(/\/pending$/).length)
  })

describe('time travel', () => {
  test('lists a purchase as its story, which the README shows, and leads to each step and back without any effect', async () => {
    const { requests, currentUrl } = await buy()
    const story = /```text\n(opened \/\n.*?)```/s.exec(readFileSync('README.md', 'utf8'))
    const milestones = story?.[1]?.trim().split('\n') ?? []
    expect(milestones.length).toBeGreaterThan(10)
    // Other actions are between them.
    for (const type of devTools.types()) if (type === milestones[0]) milestones.shift()
    expect(milestones).toEqual([])
    const before = traces(requests)
    const latest = screen.getByRole('main').textContent
    let opened: string = paths.home
    for (const [index, type] of devTools.types().entries()) {
      opened = /^opened (.*)/.exec(type)?.[1] ?? opened
      expect((await screenAt(index)).url).toBe(opened)
    }
    for (const [type, heading] of [
      ['opened /cart', 'MY CART (1)'],
      ['logIn/pending', 'Sign In'],
      ['opened /checkout/orderSummary', 'Order Summary'],
      ['filters/filtersReplaced', 'The feeling of luxury'],
    ] as const) {
      devTools.jumpTo(type)
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
      await waitFor(() => expect(screen.getAllByRole('main')).toHaveLength(1))
    }
    devTools.jumpToStep(-1)
    expect(screen.getByRole('main')).toHaveTextContent(latest)
    expect(currentUrl()).toBe(paths.orderPlaced)
    expect(traces(requests)).toEqual(before)
  })

  test('shows earlier states of the latest page, and then again what was typed', async () => {
    const { user } = await renderApp(paths.address, { shopper: { name: 'Asha Rao', cart: [paithani] } })
    await user.click(await screen.findByRole('radio', { name: /Asha Rao/ }))
    await user.click(screen.getByRole('button', { name: 'Add Address' }))
    await fillIn(user, { Street: '7 Mill Road' })
    await waitFor(() => expect(devTools.types()).toContain('getCart/fulfilled'))
    const stored = localStorage.getItem('addresses')
    const recorded = devTools.types()
    devTools.jumpTo('getCart/fulfilled')
    expect(await screen.findByRole('radio', { checked: false })).toBeVisible()
    expect(screen.getByText('A past state')).toBeVisible()
    devTools.jumpToStep(-1)
    expect(await screen.findByRole('radio', { checked: true })).toBeVisible()
    expect(screen.getByLabelText('Street')).toHaveValue('7 Mill Road')
    expect(screen.getByLabelText('Street')).toHaveFocus()
    expect(screen.queryByText(/^A past state/)).not.toBeInTheDocument()
    expect(localStorage.getItem('addresses')).toBe(stored)
    expect(devTools.types()).toEqual(recorded)
  })

  test('shows a sheet that was open', async () => {
    setViewportWidth(360)
    const { user, currentUrl } = await renderApp(paths.products)
    await screen.findByText('20 products')
    await user.click(screen.getByRole('button', { name: /^Filters/ }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const opened = () =>
      devTools.types().flatMap((type, index) => (type === `opened ${paths.products}` ? [index] : []))
    await waitFor(() => expect(opened()).toHaveLength(3))
    devTools.jumpToStep(opened()[1] ?? 0)
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    expect(within(sheet).getByRole('button', { name: 'Go to the latest' })).toBeVisible()
    await goToLatest(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(currentUrl()).toBe(paths.products)
  })

  test.each([
    ['a reset', [() => devTools.press((to) => to.reset())]],
    ['a rollback', [() => devTools.press((to) => to.rollback())]],
    ['a lock', [() => devTools.press((to) => to.lockChanges(true))]],
    ['a skipped action', [() => devTools.skip('address/addressSelected')]],
    [
      'a sweep of it',
      [() => devTools.skip('address/addressSelected'), () => devTools.press((to) => to.sweep())],
    ],
    ['a commit of a past state', [() => devTools.jumpToStep(0), () => devTools.press((to) => to.commit())]],
    [
      'a jump in a pause',
      [() => devTools.press((to) => to.pauseRecording(true)), () => devTools.jumpToStep(0)],
    ],
  ])('shows %s without any effect, and goes on from the latest state', async (_name, presses) => {
    const { user, requests, currentUrl } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    await user.click(await screen.findByRole('link', { name: 'Checkout' }))
    await user.click(await screen.findByRole('radio'))
    await waitFor(() => expect(localStorage.getItem('addresses')).toContain('selected'))
    const { stored, requests: sent } = traces(requests)
    for (const press of presses) press()
    expect(await screen.findByText('A past state')).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(traces(requests)).toMatchObject({ stored, requests: sent })
    await goToLatest(user)
    expect(screen.queryByText('A past state')).not.toBeInTheDocument()
    expect(await screen.findByRole('radio', { checked: true })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Summary' })).toBeVisible()
    expect(currentUrl()).toBe(paths.summary)
    expect(screen.queryByText('A past state')).not.toBeInTheDocument()
  })

  test.each([
    [
      'a skipped action counts again',
      [() => devTools.skip('getCart/upserted'), () => devTools.skip('getCart/upserted')],
    ],
    ['it is committed', [() => devTools.press((to) => to.commit())]],
    [
      'the recording goes on after a pause',
      [true, false].map((isPaused) => () => devTools.press((to) => to.pauseRecording(isPaused))),
    ],
  ])('is at the latest state once %s', async (_name, presses) => {
    const { user } = await renderApp(saree, { shopper: {} })
    await user.click(await screen.findByRole('button', { name: buttonName('Add to cart') }))
    await waitFor(() => expect(devTools.types()).toContain('addToCart/fulfilled'))
    for (const press of presses) press()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText('A past state')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: buttonName('Go to cart') }))
    expect(await screen.findByText('MY CART (1)')).toBeVisible()
  })

  test('keeps the list of before once it was led back from a skipped action', async () => {
    const { user } = await renderApp(paths.cart, { shopper: { cart: [paithani] } })
    await screen.findByText('MY CART (1)')
    await allAnswered()
    const types = devTools.types()
    devTools.skip('getCart/fulfilled')
    await screen.findByText('A past state')
    await goToLatest(user)
    expect(devTools.types()).toEqual([...types, 'timeTravel/latestShown'])
    devTools.jumpTo('persist/REHYDRATE')
    expect(await screen.findByText('A past state')).toBeVisible()
    devTools.jumpToStep(-1)
    expect(screen.queryByText('A past state')).not.toBeInTheDocument()
    expect(screen.getByText('MY CART (1)')).toBeVisible()
  })

  test('passes an action that is dispatched in the DevTools to the shop, and follows jumps with filters and URL', async () => {
    const { currentUrl } = await renderApp(paths.products)
    await screen.findByText('20 products')
    devTools.dispatch({ type: 'filters/optionToggled', payload: { filter: 'category', option: 'Kurti' } })
    expect(await screen.findByText('5 products')).toBeVisible()
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?category=Kurti`))
    expect(screen.queryByText('A past state')).not.toBeInTheDocument()
    const types = devTools.types()
    devTools.jumpTo('getCategories/fulfilled')
    await waitFor(() => expect(currentUrl()).toBe(paths.products))
    expect(screen.getByRole('checkbox', { name: 'Kurti' })).not.toBeChecked()
    devTools.jumpTo('filters/optionToggled')
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?category=Kurti`))
    expect(screen.getByRole('checkbox', { name: 'Kurti' })).toBeChecked()
    expect(devTools.types()).toEqual(types)
    devTools.dispatch({ type: 'filters/filterChosen', payload: { price: 5_000 } })
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?category=Kurti&price=5000`))
    devTools.jumpTo('filters/optionToggled')
    await waitFor(() => expect(currentUrl()).toBe(`${paths.products}?category=Kurti`))
    expect(screen.getByRole('radio', { name: 'Any price' })).toBeChecked()
    devTools.jumpTo('filters/filterChosen')
    expect(await screen.findByRole('radio', { name: 'Up to Rs. 5,000', checked: true })).toBeVisible()
  })

  test('shows every step up to the deletion of the account', async () => {
    const [email, password] = ['asha.rao@resham.example', 'mulberry']
    const { user, requests } = await renderApp(paths.login, {
      before: (server) => createShopper(server, { email, password }),
    })
    await fillIn(user, { Email: email, Password: password })
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }))
    await screen.findByText('Logged out everywhere else.')
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    await user.type(dialog.getByLabelText('Password'), `${password}{Enter}`)
    await screen.findByText('Oh no! You are logged out')
    await allAnswered()
    const before = traces(requests)
    const screens = await allScreens()
    expect(screens.map(({ text }) => text).join()).toContain('Delete your account?')
    expect(screens.at(-1)?.text).toContain('Your account has been deleted.')
    devTools.jumpToStep(-1)
    expect(traces(requests)).toEqual(before)
  })

  test.each(['{}', '{"name":"x"}', '{"payload":"[{}]"}'])(
    'lets the shop go on after the import of %s, which is no session',
    async (text) => {
      jest.spyOn(console, 'error').mockImplementation(() => {})
      const { user } = await renderApp(saree, { shopper: {} })
      const button = await screen.findByRole('button', { name: buttonName('Add to cart') })
      expect(() => devTools.importText(text)).toThrow()
      await user.click(button)
      await screen.findByRole('link', { name: buttonName('Go to cart') })
      // The list works again from here on.
      devTools.press((to) => to.reset())
      await screen.findByText('A past state')
      await goToLatest(user)
      await user.click(await screen.findByRole('link', { name: buttonName('Go to cart') }))
      expect(await screen.findByText('MY CART (1)')).toBeVisible()
    },
  )

  test('drops in an imported session what the shop dropped', async () => {
    const { user } = await renderApp(paths.profile, { shopper: {} })
    await screen.findByText('Your orders will appear here.')
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    await waitFor(() => expect(devTools.types()).toContain('getOrders/removed'))
    const before = states()
    devTools.importText(devTools.exportText())
    expect(states()).toEqual(before)
  })

  test('ignores what is pressed on a past page', async () => {
    const { user, requests } = await renderApp(saree, { shopper: {} })
    await user.click(await screen.findByRole('button', { name: buttonName('Add to cart') }))
    await user.click(await screen.findByRole('link', { name: buttonName('Go to cart') }))
    await screen.findByText('MY CART (1)')
    const before = traces(requests)
    devTools.jumpTo('getCart/fulfilled')
    await user.click(await screen.findByRole('button', { name: buttonName('Add to cart') }))
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    expect(screen.getByRole('heading', { level: 1, name: paithani.title })).toBeVisible()
    devTools.jumpToStep(-1)
    expect(traces(requests)).toEqual(before)
  })

  test('shows no page of a user before the session is restored, and later what a response led to meanwhile', async () => {
    const { user, currentUrl } = await renderApp(paths.address, { shopper: { cart: [paithani] } })
    await user.click(await screen.findByRole('radio'))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    pauseRequests('/api/user/orders')
    await user.click(await screen.findByRole('button', { name: 'Place Order' }))
    devTools.jumpToStep(0)
    expect(await screen.findByText(/^Loading/)).toBeVisible()
    expect(currentUrl()).toBe(paths.address)
    resumeRequests()
    await waitFor(() => expect(devTools.types()).toContain('placeOrder/fulfilled'))
    // The past page comes first. The latest one, behind it, may be loading the order.
    expect(screen.getAllByText(/^Loading/)[0]).toBeVisible()
    devTools.jumpToStep(-1)
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    expect(currentUrl()).toBe(paths.orderPlaced)
    expect(headerCounts().cart).toBe(0)
    await waitFor(() => expect(toasts()).toEqual([['success', 'Order Placed Successfully']]))
  })

  test.each([
    ['exported', devTools.exportText],
    ['exported from a window that was opened again', devTools.exportFromReopened],
  ])(
    'shows a session that was %s step by step, and keeps it out of the storage',
    async (_name, exportText) => {
      const shop = await buy()
      const screens = await allScreens()
      const statesBefore = states()
      const exported = exportText()
      expect(exported).toContain(demoAccount.email)
      expect(exported).not.toContain(demoAccount.password)
      devTools.jumpToStep(-1)
      localStorage.clear()
      window.history.replaceState({ key: 'fresh', idx: 0 }, '', paths.home)
      await shop.reload()
      await screen.findByRole('heading', { level: 1, name: 'The feeling of luxury' })
      for (const type of ['getProducts/fulfilled', 'getCategories/fulfilled'])
        await waitFor(() => expect(devTools.types()).toContain(type))
      shop.requests.length = 0

      devTools.importText(exported)
      expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
      expect(await allScreens()).toEqual(screens)
      expect(states()).toEqual(statesBefore)
      expect(shop.requests).toEqual([])
      expect(localStorage.getItem('loginItems')).toBeNull()
      await goToLatest(shop.user)
      expect(await screen.findByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
      await shop.user.click(inHeader().getByRole('link', { name: 'Products' }))
      expect(await screen.findByText('20 products')).toBeVisible()
    },
  )
})
