import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { aProduct } from '@/testing/aProduct'
import { OrderEntry } from './OrderEntry'
import { estimateArrival, type Order } from './order'

const saree = aProduct({ deliveryTime: 3 })
const lehenga = aProduct({ _id: 'a-lehenga', deliveryTime: 5 })
const another = aProduct({ _id: 'another', deliveryTime: 9 })
const line = (product: typeof saree) => ({ ...product, qty: 1 })
const order = {
  _id: 'an-order',
  number: 'K7M2-9QXD',
  status: 'placed',
  createdAt: '2026-11-21T10:00:00Z',
  lines: [line(saree), line(lehenga)],
  totals: { totalAmount: 16_000 },
} as unknown as Order

describe('OrderEntry', () => {
  afterEach(() => jest.useRealTimers())

  test.each([
    ['right after the order', '2026-11-21T10:00:01', 'Arrives by Thursday 26 November'],
    ['all day on its last day', '2026-11-26T23:59:00', 'Arrives by Thursday 26 November'],
    ['on the day after', '2026-11-27T00:00:00', 'Was due by Thursday 26 November'],
  ])('says when the slowest product arrives, %s', (_when, now, text) => {
    jest.useFakeTimers({ now: new Date(now) })
    render(
      <MemoryRouter>
        <OrderEntry order={order} arrival={estimateArrival(order, [saree, lehenga, another])} />
      </MemoryRouter>,
    )
    expect(screen.getByText(text)).toBeVisible()
  })

  test('leaves out a day that cannot be computed, of the order or of its arrival', () => {
    const absurd = { ...saree, deliveryTime: 2_147_483_647 }
    expect(estimateArrival(order, [absurd])).toBeUndefined()
    const undated = { ...order, createdAt: '9999-99-99T99:99:99Z' }
    const arrival = estimateArrival(undated, [saree])
    expect(arrival).toBeUndefined()
    render(
      <MemoryRouter>
        <OrderEntry order={undated} arrival={arrival} />
      </MemoryRouter>,
    )
    expect(screen.getByRole('heading', { name: 'Order K7M2-9QXD' })).toBeVisible()
    expect(screen.queryByRole('time')).not.toBeInTheDocument()
  })

  test('says nothing when the catalogue has none of its products any more', () => {
    expect(estimateArrival(order, [another])).toBeUndefined()
  })
})
