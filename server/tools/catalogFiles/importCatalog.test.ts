import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { CategoryDto, ProductDto } from '@resham/contract'
import { categories } from '@resham/mock-server/seeds/categories'
import { products } from '@resham/mock-server/seeds/products'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../../database/database'
import { readCategories } from '../../database/readCategories'
import { type OwnerProduct, readOwnerProducts, readProducts } from '../../database/readProducts'
import { seedCatalog, seedDemo } from '../../database/seed'
import { openOwnersTestDatabase } from '../../tests/support/openTestDatabase'
import { type ExportFormat, exportCatalog } from './exportCatalog'
import { importCatalog } from './importCatalog'
import { CatalogError } from './mistakeList'

let database: Database
let folder: string
beforeAll(async () => {
  database = await openOwnersTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'catalog-'))
})
// All tests share one database, because creating one takes seconds.
afterEach(async () => {
  await database.runScript('truncate categories, products, shoppers restart identity cascade')
  await seedCatalog(database)
  await seedDemo(database)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const importText = (name: string, text: string, options?: { addsLookalikes: boolean }) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return importCatalog(database, path, 'https://images.example', undefined, options)
}

const importJson = (catalog: { categories?: CategoryDto[]; products?: OwnerProduct[] }) =>
  importText('a.json', JSON.stringify(catalog))

const exportText = (format: ExportFormat) => text(exportCatalog(database, format))

const flat = async <Item>(batches: AsyncIterable<Item[]>) => {
  const items: Item[] = []
  for await (const batch of batches) items.push(...batch)
  return items
}
/** What the API sends. */
const sentProducts = () => flat(readProducts(database))
/** What the owner exports. */
const readCatalog = async () => ({
  categories: await readCategories(database),
  products: await flat(readOwnerProducts(database)),
})

/** What the database has before each test. */
const seeds = { categories, products }
const [first, second] = products as [ProductDto, ProductDto]
const [saree] = categories as [CategoryDto]

const newProduct: ProductDto = {
  _id: 'plain-stole',
  title: ' =1+1, "plain"\r\nStole 👗 ',
  description: "A stole;\twithout a 'pattern'.\nDry clean.",
  imageLink: 'https://images.example/stole.jpg',
  price: '2147483647',
  discountedPrice: '0',
  rating: 5,
  reviews: '007',
  inStock: false,
  size: '-',
  deliveryTime: '0',
  categoryName: 'Stole & Shawl',
}

const newCategory: CategoryDto = { _id: 'stole', categoryName: 'Stole & Shawl', image: '/images/stole.jpg' }

describe('an export', () => {
  test.each([
    ['json', 'a.json', 21, 5],
    ['products', 'a.csv', 21, 0],
    ['categories', 'a.csv', 0, 5],
  ] as const)(
    'of %s changes nothing when it is imported',
    async (format, name, productCount, categoryCount) => {
      const counted = { ...newProduct, stock: '0' }
      await importJson({ categories: [newCategory], products: [counted] })
      const before = await readCatalog()
      expect(before.products.at(-1)).toEqual(counted)
      expect(await importText(name, await exportText(format))).toBe(
        `0 products added, 0 changed, ${productCount} unchanged; 0 categories added, 0 changed, ${categoryCount} unchanged.`,
      )
      expect(await readCatalog()).toEqual(before)
    },
  )

  test.each([
    [',', '\r\n'],
    [';', '\r\n'],
    ['\t', '\r'],
  ])(
    'changes nothing when a spreadsheet has saved it with %j between values and %j after rows',
    async (delimiter, record_delimiter) => {
      await importJson({ categories: [newCategory], products: [{ ...newProduct, stock: '0' }] })
      const before = await readCatalog()
      const rows: string[][] = parse(await exportText('products'), { bom: true })
      const written = rows.map((row) => row.map((value) => value.replace(/^(\d)\.(\d)$/, '$1,$2')))
      const blank = rows[0]?.map(() => '') ?? []
      const saved = [...written.slice(0, 3), blank, ...written.slice(3), blank, blank].map((row) => [
        ...row,
        '',
      ])
      const text = stringify(saved, { delimiter, record_delimiter, quoted_match: /[\r\n]/, bom: true })
      expect(await importText('a.csv', text)).toMatch(/^0 products added, 0 changed, 21 unchanged;/)
      expect(await readCatalog()).toEqual(before)
    },
  )

  test('has no formula and no changeable digits for a spreadsheet, and changes nothing when it is imported', async () => {
    const risky = {
      ...newProduct,
      _id: '007',
      title: "Stole;=cmd|' /C calc'!A0;\t=1+1,\n@SUM(A1)\r\n+91, -1",
      description: "'007",
      reviews: '1E5',
      size: '3-4',
    }
    await importJson({ categories: [newCategory], products: [risky] })
    const text = await exportText('products')
    expect(text.split(/[,;\t\r\n]/).filter((cell) => /^[\s"]*[=+@-]/.test(cell))).toEqual([])
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true })
    expect(rows.at(-1)).toMatchObject({ _id: "'007", reviews: "'1E5", size: "'3-4", price: '2147483647' })
    expect(await importText('a.csv', text)).toMatch(/^0 products added, 0 changed, 21 unchanged;/)
    expect((await readCatalog()).products.at(-1)).toEqual(risky)
  })

  test('restores an empty catalogue, in the same order', async () => {
    const exported = await exportText('json')
    await database.query('delete from products')
    await database.query('delete from categories')
    expect(await importText('a.json', exported)).toBe(
      '20 products added, 0 changed, 0 unchanged; 4 categories added, 0 changed, 0 unchanged.',
    )
    expect(await readCatalog()).toEqual(seeds)
  })
})

describe('importCatalog', () => {
  test('adds products after the others, and changes one in its place', async () => {
    const changed = { ...first, discountedPrice: '1', inStock: false }
    const [z, a] = [
      { ...second, _id: 'z' },
      { ...second, _id: 'a' },
    ]
    expect(await importJson({ products: [z, changed, a, second] })).toBe(
      '2 products added, 1 changed, 1 unchanged; 0 categories added, 0 changed, 0 unchanged.',
    )
    expect((await readCatalog()).products).toEqual([changed, ...products.slice(1), z, a])
  })

  test('takes a file of several batches, and tells how far it is', async () => {
    const many = Array.from({ length: 4_100 }, (_, index) => ({ ...first, _id: `many-${index}` }))
    const header = Object.keys(first)
    const lines = many.map((product) => header.map((name) => JSON.stringify(Object(product)[name])).join())
    const path = join(folder, 'many.csv')
    writeFileSync(path, [header.join(), ...lines].join('\n'))
    const steps: unknown[] = []
    expect(
      await importCatalog(database, path, undefined, (what, products) => steps.push([what, products])),
    ).toMatch(/^4100 products added, 0 changed, 0 unchanged/)
    expect((await readCatalog()).products.slice(20).map(({ _id }) => _id)).toEqual(many.map(({ _id }) => _id))
    expect(steps).toEqual([
      ['checked', 1_000],
      ['checked', 2_000],
      ['checked', 3_000],
      ['checked', 4_000],
      ['checked', 4_100],
      ['stored', 1_000],
      ['stored', 2_000],
      ['stored', 3_000],
      ['stored', 4_000],
      ['stored', 4_100],
    ])
  })

  test('that fails midway says what is stored, as importing the same `stock` again would sell pieces twice', async () => {
    const many = Array.from({ length: 1_500 }, (_, index) => ({ ...first, _id: `many-${index}`, stock: '3' }))
    await database.runScript(`alter table products add constraint refused check (id <> 'many-1200')`)
    const error = await importJson({ products: many }).catch((reason: unknown) => reason)
    await database.runScript('alter table products drop constraint refused')
    expect(error).toStrictEqual(
      new CatalogError(
        'Stored were the categories and the first 1000 of 1500 products (new row for relation "products" violates check constraint "refused"): import the rest, or leave `stock` out, as pieces may have been sold meanwhile.',
      ),
    )
    const stored = (await readCatalog()).products.slice(products.length)
    expect(stored).toEqual(many.slice(0, 1_000))
  })

  test('takes pictures on another host, and says that pages do not show them', async () => {
    const link = 'https://elsewhere.example/a.jpg'
    const output = await importJson({
      categories: [{ ...saree, image: link }],
      products: [newProduct, { ...first, imageLink: link }].map((product) => ({
        ...product,
        categoryName: 'Saree',
      })),
    })
    expect(output.split('\n')).toEqual([
      '1 product added, 1 changed, 0 unchanged; 0 categories added, 1 changed, 0 unchanged.',
      `2 pictures are on another host (category 1 (id "saree"), product 2 (id "${first._id}")): pages show only those of the shop's own host and of the API's.`,
    ])
    expect((await readCatalog()).products[0]?.imageLink).toBe(link)
  })

  test('renames a category with its products, and lets a search find what it has changed', async () => {
    expect(
      await importJson({
        categories: [{ ...saree, categoryName: 'Sari' }],
        products: [{ ...first, title: 'Éclair', categoryName: 'Sari' }],
      }),
    ).toBe('0 products added, 1 changed, 0 unchanged; 0 categories added, 1 changed, 0 unchanged.')
    const after = await readCatalog()
    const renamed = products.map(({ categoryName }) => (categoryName === 'Saree' ? 'Sari' : categoryName))
    expect(after.products.map(({ categoryName }) => categoryName)).toEqual(renamed)
    expect(after.categories).toEqual([{ ...saree, categoryName: 'Sari' }, ...categories.slice(1)])
    const find = (part: string) =>
      database.query('select id from products where search_text like $1', [`%${part}%`])
    expect(await find('\u0001sari\u0001')).toHaveLength(5)
    expect(await find('eclair')).toEqual([{ id: first._id }])
  })

  test('counts a product whose stock the file gives, and leaves the count of one without', async () => {
    expect(await importJson({ products: [{ ...first, stock: '3' }, second] })).toMatch(
      /^0 products added, 1 changed/,
    )
    await database.query('update products set stock = stock - 1')
    expect(await importJson({ products: [first] })).toMatch(/^0 products added, 0 changed, 1 unchanged/)
    await importJson({ products: [{ ...first, title: 'Another title' }] })
    expect((await readCatalog()).products.slice(0, 2)).toEqual([
      { ...first, title: 'Another title', stock: '2' },
      second,
    ])
  })

  test('tells the API of a product without pieces that it is not in stock, and the owner what the file said', async () => {
    await importJson({ products: [{ ...first, stock: '0' }] })
    expect((await sentProducts())[0]).toEqual({ ...first, inStock: false })
    expect((await readCatalog()).products[0]).toEqual({ ...first, stock: '0' })
    await importJson({ products: [{ ...first, stock: '1' }] })
    expect((await sentProducts())[0]).toEqual(first)
  })

  test('rejects a file with every mistake, and changes nothing', async () => {
    const given = [
      { ...first, _id: 'good' },
      { ...first, _id: 'bad', price: '1.5', categoryName: 'Shawl' },
      { ...first, discountedPrice: '99999' },
      first,
      { ...first, _id: 'bad' },
    ]
    const error = await importJson({ products: given }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(CatalogError)
    expect(error).toHaveProperty(
      'message',
      [
        'product 2 (id "bad"): price must be a whole number from 0 to 2147483647; it is "1.5".',
        'product 2 (id "bad"): categoryName "Shawl" is no category.',
        `product 3 (id "${first._id}"): discountedPrice 99999 is more than the price ${first.price}.`,
        `product 4 (id "${first._id}"): _id "${first._id}" is in product 3 (id "${first._id}") already.`,
        'product 5 (id "bad"): _id "bad" is in product 2 (id "bad") already.',
        'Nothing was changed: the file has 5 mistakes.',
      ].join('\n'),
    )
    expect(await readCatalog()).toEqual(seeds)
  })

  test('lists the mistakes of a CSV file in the order of its lines', async () => {
    const header = Object.keys(first)
    const rows = Array.from({ length: 10 }, () => Object.values({ ...first, reviews: '' }))
    const text = [header, ...rows].map((row) => row.map((value) => JSON.stringify(value)).join()).join('\n')
    const error = await importText('a.csv', text).catch((reason: Error) => reason.message.split('\n'))
    const numbers = Array.from({ length: 10 }, (_, index) => index + 2)
    expect(error).toEqual([
      ...numbers.flatMap((line) => [
        `line ${line}: reviews must not be blank; it is "".`,
        ...(line > 2 ? [`line ${line}: _id "${first._id}" is in line 2 already.`] : []),
      ]),
      'Nothing was changed: the file has 19 mistakes.',
    ])
  })

  test('takes ids of any length, though messages cut them', async () => {
    // The 60th character is half of the last one.
    const _id = `${'a'.repeat(58)}👗`
    expect(await importJson({ products: [{ ...first, _id }] })).toMatch(/^1 product added/)
    await expect(importJson({ products: [{ ...first, _id, price: '' }] })).rejects.toThrow(
      `product 1 (id "${'a'.repeat(58)}…): price must be`,
    )
  })

  test('lists a thousand mistakes, and the number of the others', async () => {
    const lines = Array.from({ length: 1_003 }, () => 'a,b')
    await expect(importText('a.csv', ['_id,categoryName,image', ...lines].join('\n'))).rejects.toThrow(
      /line 1001: [^\n]+\n…and 3 more\.\nNothing was changed: the file has 1003 mistakes\.$/,
    )
  })

  test('asks before it adds products beside ones that a spreadsheet may have made them of', async () => {
    const ids = ['007', '1E5', '1E4', '3-4', '8901234567890', '2.5', 'a-7']
    await importJson({ products: ids.map((_id) => ({ ...first, _id })) })
    const before = await readCatalog()
    const saved = ['7', '100000', '1.00E+04', '8.9E+12', '03-Apr', '2026-04-03', '2.50', '8', '8901234567891']
    const rows = [...ids, ...saved].map((_id) =>
      Object.values({ ...first, _id, title: 'A stole' }).map(String),
    )
    const text = stringify([Object.keys(first), ...rows])
    const changed = 'a number or a date that a spreadsheet has changed'
    const mistakes = (
      [
        [9, '7', '"007"'],
        [10, '100000', '"1E5"'],
        [11, '1.00E+04', '"1E4"'],
        [12, '8.9E+12', changed],
        [13, '03-Apr', changed],
        [14, '2026-04-03', changed],
        [15, '2.50', '"2.5"'],
      ] as const
    ).map(
      ([line, id, other]) =>
        `line ${line}: _id "${id}" would be a new product, and looks like ${other}. If it is right, add it with --add.`,
    )
    await expect(importText('a.csv', text)).rejects.toStrictEqual(
      new CatalogError([...mistakes, 'Nothing was changed: the file has 7 mistakes.'].join('\n')),
    )
    expect(await readCatalog()).toEqual(before)
    expect(await importText('a.csv', text, { addsLookalikes: true })).toMatch(
      /^9 products added, 7 changed, 0 unchanged;/,
    )
    expect(await importText('a.csv', text)).toMatch(/^0 products added, 0 changed, 16 unchanged;/)
  })

  test('keeps a changed product in the carts', async () => {
    await database.query(
      'insert into cart_lines (shopper_id, product_id) select id, $1 from shoppers order by id limit 1',
      [first._id],
    )
    await importJson({ products: [{ ...first, title: 'Another title' }] })
    expect(await database.query('select product_id from cart_lines')).toEqual([{ product_id: first._id }])
  })
})
