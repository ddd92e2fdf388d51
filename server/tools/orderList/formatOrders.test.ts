import type { OrderDto, OrderLineDto } from '@resham/contract'
import { parse } from 'csv-parse/sync'
import { formatOrders } from './formatOrders'
import { formatOrdersAsCsv } from './formatOrdersAsCsv'
import type { PlacedOrder } from './readOrders'

const line: OrderLineDto = {
  _id: 'kumkum-kanjivaram-saree',
  title: 'Kumkum Kanjivaram Silk Saree with Temple Border',
  imageLink: '/images/kumkum-kanjivaram-saree-900.jpg',
  price: '26800',
  discountedPrice: '21950',
  qty: 2,
}

const order: OrderDto = {
  _id: '0123456789abcdef0123456789abcdef',
  number: 'K7M2-9QXD',
  createdAt: '2026-01-02T03:04:05Z',
  status: 'placed',
  history: [{ status: 'placed', at: '2026-01-02T03:04:05Z' }],
  lines: [line, { ...line, title: 'Aubergine Paithani Saree', discountedPrice: '129650', qty: 1 }],
  totals: { itemCount: 2, totalMrp: 200000, discount: 48400, totalAmount: 151600 },
  delivery: {
    name: 'Asha Rao',
    street: '12 MG Road',
    city: 'Pune',
    zipcode: '411001',
    state: 'Maharashtra',
    country: 'India',
  },
}

const placed: PlacedOrder = { name: 'Asha Verma', email: 'asha@example.com', order }

const forgotten: PlacedOrder = {
  name: null,
  email: null,
  order: {
    ...order,
    delivery: { ...order.delivery, name: '', street: '', city: '', zipcode: '' },
  },
}

const formatWith =
  (formatAll: typeof formatOrders) =>
  async (...orders: PlacedOrder[]) => {
    async function* each() {
      yield* orders
    }
    let text = ''
    for await (const part of formatAll(each())) text += part
    return text
  }
const format = formatWith(formatOrders)
const formatAsCsv = formatWith(formatOrdersAsCsv)

const formatTitle = (title: string) => format({ ...placed, order: { ...order, lines: [{ ...line, title }] } })

describe('formatOrders', () => {
  test('lists an order with its shopper, delivery, lines and total', async () => {
    expect(await format(placed)).toBe(
      `Order K7M2-9QXD, placed                                  2026-01-02 03:04:05 UTC
  Ordered by  Asha Verma <asha@example.com>
  Deliver to  Asha Rao, 12 MG Road, Pune, 411001, Maharashtra, India
  2 × Kumkum Kanjivaram Silk Saree with Temple Border                 Rs. 21,950
  1 × Aubergine Paithani Saree                                      Rs. 1,29,650
  Total, each line once                                             Rs. 1,51,600
`,
    )
  })

  test('says since when it is how far, and how it can be followed', async () => {
    const shipped: OrderDto = {
      ...order,
      status: 'shipped',
      history: [
        ...order.history,
        { status: 'packed', at: '2026-01-03T04:05:06Z' },
        { status: 'shipped', at: '2026-01-04T05:06:07Z' },
        { status: 'shipped', at: '2026-01-05T06:07:08Z' },
      ],
      tracking: { carrier: 'Blue Dart', url: 'https://bluedart.example/12' },
    }
    expect(await format({ ...placed, order: shipped })).toContain(
      `Order K7M2-9QXD, shipped                                 2026-01-02 03:04:05 UTC
  Packed      2026-01-03 04:05:06 UTC
  Shipped     2026-01-04 05:06:07 UTC
  Corrected   2026-01-05 06:07:08 UTC
  Tracking    Blue Dart, https://bluedart.example/12
  Ordered by  Asha Verma`,
    )
  })

  test('says that the account was deleted, and shows what is left of the delivery', async () => {
    expect(await format(forgotten)).toContain(`
  Ordered by  (deleted account)
  Deliver to  Maharashtra, India
`)
  })

  test('puts a blank line between two orders', async () => {
    const one = await format(placed)
    expect(await format(placed, placed)).toBe(`${one}\n${one}`)
  })

  test('says that there are no orders', async () => {
    expect(await format()).toBe('There are no orders yet.\n')
  })

  test('says that none has a status', async () => {
    const none = (orders: AsyncIterable<PlacedOrder>) => formatOrders(orders, 'packed')
    expect(await formatWith(none)()).toBe('No order is packed.\n')
  })

  test('breaks long texts at their blanks', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`)
    const rows = (await formatTitle(words.join(' '))).split('\n').slice(3, -2)
    expect(rows.length).toBeGreaterThan(4)
    expect(rows.map((row) => row.replace(/ {2,}Rs\. .+/, '').trim()).join(' ')).toBe(`2 × ${words.join(' ')}`)
  })

  test.each([
    ['long words', 'x'.repeat(300)],
    ['long texts', 'silk and zari '.repeat(20)],
  ])('fits into 80 columns with %s', async (_what, text) => {
    const delivery = { ...order.delivery, street: text }
    const long = { ...order, delivery, lines: [{ ...line, title: text, discountedPrice: '2147483647' }] }
    const rows = (await format({ name: text, email: `${text}@example.com`, order: long })).split('\n')
    expect(rows.filter((row) => row.length > 80)).toEqual([])
    expect(rows.join('').replaceAll(' ', '')).toContain('Rs.2,14,74,83,647')
  })

  test('cuts a long word without losing any of it', async () => {
    expect((await formatTitle('Z'.repeat(300))).match(/Z/g)).toHaveLength(300)
  })

  test('shows no control character of a shopper to the terminal', async () => {
    const text = await format({ ...placed, name: 'Asha\u001b[2J\n\u009b1m\u202eVerma' })
    expect(text).toContain('Ordered by  Asha [2J 1m Verma <asha@example.com>')
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  })
})

const HEADER =
  'order id,number,status,time (UTC),email,name,street,city,zipcode,state,country,product id,title,quantity,price,discounted price,order total'
    .split(',')
    .map((name) => `"${name}"`)
    .join()

describe('formatOrdersAsCsv', () => {
  test('has a row for each line of each order, and begins with a byte order mark', async () => {
    const lines = [
      { ...line, _id: 'p1', title: 'Saree, "red"' },
      { ...line, _id: 'p2', title: 'Kurti', qty: 1, price: '2000', discountedPrice: '1500' },
    ]
    const delivery = { ...order.delivery, name: 'आशा' }
    const text = await formatAsCsv({ ...placed, order: { ...order, _id: 'order-1', lines, delivery } })
    const address = '"आशा","12 MG Road","Pune","411001","Maharashtra","India"'
    const start = '"order-1","K7M2-9QXD","placed","2026-01-02 03:04:05","asha@example.com"'
    expect(text).toBe(
      `\ufeff${HEADER}
${start},${address},"p1","Saree, ""red""",2,26800,21950,151600
${start},${address},"p2","Kurti",1,2000,1500,151600
`,
    )
  })

  test('has no email and no address of a deleted account', async () => {
    expect(await formatAsCsv(forgotten)).toContain(
      ',"2026-01-02 03:04:05",,"","","","","Maharashtra","India",',
    )
  })

  test('has only the header without orders', async () => {
    expect(await formatAsCsv()).toBe(`\ufeff${HEADER}\n`)
  })

  test.each([',', ';', '\t'])(
    'has no formula of a shopper, nor of the catalogue, for a spreadsheet that separates by %j',
    async (delimiter) => {
      const name = "Main St;=cmd|' /C calc'!A0;\t=1+1,\n@SUM(A1)\r\n+91 20, -1"
      const delivery = { ...order.delivery, name, street: '=1+1', city: '\t=1' }
      const lines = [{ ...line, title: `Saree;${name}` }]
      const email = '=1+1@example.com'
      const text = await formatAsCsv({ name: null, email, order: { ...order, delivery, lines } })
      const rows: string[][] = parse(text, {
        delimiter,
        bom: true,
        relax_quotes: true,
        relax_column_count: true,
        record_delimiter: ['\r\n', '\n', '\r'],
      })
      expect(rows.flat().filter((cell) => /^[\s"]*[=+@-]/.test(cell))).toEqual([])
    },
  )

  test('marks texts of digits that a spreadsheet would change, and no amount', async () => {
    const delivery = { ...order.delivery, street: '3-4', zipcode: '01067' }
    const lines = [{ ...line, _id: '007' }]
    const text = await formatAsCsv({ ...placed, order: { ...order, delivery, lines } })
    const [row] = parse<Record<string, string>>(text, { columns: true, bom: true })
    expect(row).toMatchObject({ street: "'3-4", zipcode: "'01067", 'product id': "'007", price: '26800' })
  })
})
