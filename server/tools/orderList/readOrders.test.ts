import type { Database } from '../../database/database'
import { openTestDatabase } from '../../tests/support/openTestDatabase'
import { readOrder, readOrders } from './readOrders'

/** More than two pages. */
const COUNT = 1001

const ORDERS = `
  insert into shoppers (id, email, email_key, name, password_hash)
    values ('asha', 'Asha@example.com', 'asha@example.com', 'Asha Verma', 'none');
  insert into orders (id, number, shopper_id, created_at, item_count, total_mrp, total_amount, delivery_name, delivery_street,
      delivery_city, delivery_zipcode, delivery_state, delivery_country)
    select 'order-' || n, '0000-' || to_char(n, 'FM0000'), 'asha', timestamptz '2026-01-02T03:04:05Z', 2, 300, 150, 'Asha Rao', '12 MG Road', 'Pune',
      '411001', 'Maharashtra', 'India'
    from generate_series(1, ${COUNT}) n order by n;
  insert into order_lines (order_id, line, product_id, title, image_link, price, discounted_price, qty, was_counted)
    select 'order-' || n, line, 'product-' || line, 'Saree', '/saree.jpg', 150, 75, 3, false
    from generate_series(1, ${COUNT}) n, generate_series(1, 2) line;`

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const idsOf = async (limit?: number) => {
  const ids: string[] = []
  for await (const { order } of readOrders(database, limit)) ids.push(order._id)
  return ids
}

/** The ids of that many orders, newest first. */
const newest = (count: number) => Array.from({ length: count }, (_, index) => `order-${COUNT - index}`)

describe('readOrders', () => {
  test('yields nothing without orders', async () => {
    expect(await idsOf()).toEqual([])
  })

  describe('with more orders than a page has', () => {
    beforeAll(() => database.runScript(ORDERS))

    test('yields each of them once, newest first', async () => {
      expect(await idsOf()).toEqual(newest(COUNT))
    })

    test.each([1, 499, 500, 501, 5000])('yields at most %d', async (limit) => {
      expect(await idsOf(limit)).toEqual(newest(Math.min(limit, COUNT)))
    })

    test('yields those with a status alone, and one by its number', async () => {
      await database.runScript(
        "update orders set packed_at = now(), cancelled_at = now() where id in ('order-7', 'order-900')",
      )
      const numbers: string[] = []
      for await (const { order } of readOrders(database, 1000, 'cancelled')) numbers.push(order.number)
      expect(numbers).toEqual(['0000-0900', '0000-0007'])
      expect(await readOrder(database, '0000-0007')).toMatchObject({
        email: 'Asha@example.com',
        order: { _id: 'order-7', status: 'cancelled' },
      })
      expect(await readOrder(database, '0000-00ZZ')).toBeUndefined()
    })

    test('yields the shopper and the order, with the time in UTC', async () => {
      await database.runScript("set time zone 'Asia/Kolkata'")
      const line = { title: 'Saree', imageLink: '/saree.jpg', price: '150', discountedPrice: '75', qty: 3 }
      const { value } = await readOrders(database, 1).next()
      expect(value).toMatchObject({
        name: 'Asha Verma',
        email: 'Asha@example.com',
        order: {
          _id: `order-${COUNT}`,
          createdAt: '2026-01-02T03:04:05Z',
          lines: [
            { ...line, _id: 'product-1' },
            { ...line, _id: 'product-2' },
          ],
          totals: { itemCount: 2, totalMrp: 300, discount: 150, totalAmount: 150 },
          delivery: {
            name: 'Asha Rao',
            street: '12 MG Road',
            city: 'Pune',
            zipcode: '411001',
            state: 'Maharashtra',
            country: 'India',
          },
        },
      })
    })
  })
})
