import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { paths } from '@/shared/routing/paths'
import { autofill, autofillEvents } from '@/testing/autofill'
import { renderApp } from '@/testing/renderApp'

const panel = () => within(screen.getByRole('region', { name: 'Latency and faults' }))
const banner = () => screen.queryByRole('complementary', { name: 'Latency and faults' })
const choose = (user: UserEvent, label: string, option: string) => {
  const select = panel().getByLabelText(label)
  return user.selectOptions(select, within(select).getByRole('option', { name: option }))
}
const press = (user: UserEvent, name: string) => user.click(panel().getByRole('button', { name }))

const open = async (options?: Parameters<typeof renderApp>[1]) => {
  const shop = await renderApp(paths.tester, options)
  await screen.findByRole('form', { name: 'Fault' })
  return shop
}

afterEach(() => sessionStorage.clear())

describe('latency and faults', () => {
  test('let a call fail, say how often, and are used up', async () => {
    const { user } = await open()
    await choose(user, 'Call', 'GET test-todos')
    await choose(user, 'What happens', 'Time-out, at once')
    await press(user, 'Add')
    expect(await panel().findByRole('listitem')).toHaveTextContent('GET test-todosTime-out, at once, once')
    expect(banner()).toHaveTextContent('1 fault')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The request took too long.')
    expect(panel().queryByRole('listitem')).not.toBeInTheDocument()
    expect(banner()).not.toBeInTheDocument()
  })

  test('require whole numbers', async () => {
    const { user } = await open()
    const type = async (label: string, text: string) => {
      await user.clear(panel().getByLabelText(label))
      await user.type(panel().getByLabelText(label), text)
      await press(user, 'Add')
    }
    await choose(user, 'How often', 'A number of times')
    await type('Number of times', '1001')
    expect(panel().getByText('Number of times must be a whole number from 1 to 1,000.')).toBeVisible()
    await choose(user, 'What happens', 'Latency')
    await press(user, 'Add')
    expect(panel().getByText('Latency in ms is required.')).toBeVisible()
    for (const ms of ['-1', '1.5', '60001']) {
      await type('Latency in ms', ms)
      expect(panel().getByText('Latency must be a whole number from 0 to 60,000.')).toBeVisible()
    }
    expect(panel().queryByRole('listitem')).not.toBeInTheDocument()
    for (const ms of ['1', '20']) {
      await type('Latency in ms', ms)
      expect(await panel().findByText(`Latency of ${ms} ms`)).toBeVisible()
    }
    expect(panel().getAllByRole('listitem')).toHaveLength(1)
  })

  test.each(autofillEvents)('are added as their fields show them, filled in with %s event', async (event) => {
    const { user } = await open()
    await choose(user, 'How often', 'A number of times')
    autofill(event, { 'Number of times': '7' })
    await choose(user, 'What happens', 'Latency')
    autofill(event, { 'Latency in ms': '20' })
    await press(user, 'Add')
    expect(await panel().findByText('Latency of 20 ms')).toBeVisible()
    await choose(user, 'What happens', 'Network error')
    await press(user, 'Add')
    expect(await panel().findByText('Network error, 7 times')).toBeVisible()
  })

  test('of the tab are listed, and removed one by one or all at once', async () => {
    const { user } = await open({
      before: async (server) => {
        const faults = await server.faults()
        faults.add({ call: 'GET products', how: 'latency', ms: 0, left: null })
        faults.add({ call: 'POST auth/login', how: 'network', left: 70 })
        faults.add({ call: 'POST user/orders', how: 'response lost', left: null })
      },
    })
    expect(await panel().findAllByRole('listitem')).toHaveLength(3)
    expect(panel().getAllByRole('listitem')[1]).toHaveTextContent('POST auth/loginNetwork error, 70 times')
    await press(user, 'Remove Latency of 0 ms, GET products')
    expect(panel().getAllByRole('listitem')).toHaveLength(2)
    expect(panel().getByRole('button', { name: /^Remove Network error/ })).toHaveFocus()
    await user.click(within(banner() as HTMLElement).getByRole('button', { name: 'Remove all' }))
    expect(panel().queryByRole('listitem')).not.toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })

  test('can be added again when they could not be loaded', async () => {
    const { user, server } = await open({
      before: (mock) => jest.spyOn(mock, 'faults').mockRejectedValue(new Error('Offline')),
    })
    expect(await panel().findByRole('alert')).toHaveTextContent('Please try again.')
    jest.mocked(server.faults).mockRestore()
    await press(user, 'Add')
    expect(await panel().findByRole('listitem')).toBeVisible()
    expect(panel().queryByRole('alert')).not.toBeInTheDocument()
  })
})
