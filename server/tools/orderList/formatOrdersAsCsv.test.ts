import { parse } from 'csv-parse/sync'
import type { OrderDto } from '../../../src/contract'
import { formatOrdersAsCsv } from './formatOrdersAsCsv'
import type { PlacedOrder } from './readOrders'

const order: OrderDto = {
  _id: 'order-1',
  createdAt: '2026-01-02T03:04:05Z',
  lines: [
    {
      _id: 'p1',
      title: 'Saree, "red"',
      imageLink: '/p1.jpg',
      price: '26800',
      discountedPrice: '21950',
      qty: 2,
    },
    { _id: 'p2', title: 'Kurti', imageLink: '/p2.jpg', price: '2000', discountedPrice: '1500', qty: 1 },
  ],
  totals: { itemCount: 2, totalMrp: 28800, discount: 5350, totalAmount: 23450 },
  delivery: {
    name: 'आशा',
    street: '12 MG Road',
    city: 'Pune',
    zipcode: '411001',
    state: 'Maharashtra',
    country: 'India',
  },
}

const format = async (...orders: PlacedOrder[]) => {
  async function* each() {
    yield* orders
  }
  let text = ''
  for await (const part of formatOrdersAsCsv(each())) text += part
  return text
}

const HEADER =
  'order id,time (UTC),email,name,street,city,zipcode,state,country,product id,title,quantity,price,discounted price,order total'

describe('formatOrdersAsCsv', () => {
  test('has a row for each line of each order, and begins with a byte order mark', async () => {
    const text = await format({ name: 'Asha', email: 'asha@example.com', order })
    const address = 'आशा,12 MG Road,Pune,411001,Maharashtra,India'
    expect(text).toBe(
      `\ufeff${HEADER}
order-1,2026-01-02 03:04:05,asha@example.com,${address},p1,"Saree, ""red""",2,26800,21950,23450
order-1,2026-01-02 03:04:05,asha@example.com,${address},p2,Kurti,1,2000,1500,23450
`,
    )
  })

  test('has only the header without orders', async () => {
    expect(await format()).toBe(`\ufeff${HEADER}\n`)
  })

  test.each(['=1+1', '+91 20', '-1', '@SUM(A1)', '\t=1'])(
    'escapes the formula %j of a shopper',
    async (street) => {
      const delivery = { ...order.delivery, street }
      const text = await format({ name: 'Asha', email: 'asha@example.com', order: { ...order, delivery } })
      const rows = parse<Record<string, string>>(text, { columns: true, bom: true })
      expect(rows.map((row) => row.street)).toEqual([`'${street}`, `'${street}`])
    },
  )
})
