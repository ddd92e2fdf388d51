import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cutSearch } from '@resham/contract'
import { requestedProducts } from '@resham/contract/serverRules/requestedProducts'
import { proposedSearches } from '@resham/contract/tests/support/proposedSearches'
import { products } from '@resham/mock-server/seeds/products'
import { createCatalogQuery } from '../catalog/queryCatalog'
import type { Database, Queryable } from '../database/database'
import { importCatalog } from '../tools/catalogFiles/importCatalog'
import { openOwnersTestDatabase } from './support/openTestDatabase'

let database: Database
beforeAll(async () => {
  database = await openOwnersTestDatabase()
})
afterAll(() => database.close())

const [saree] = products

type Query = Parameters<typeof requestedProducts>[0]

const ask = async (query: Query, asked = database) => {
  const requested = requestedProducts({ limit: 3, ...query })
  if (!requested) throw new Error('No parameter was given.')
  return createCatalogQuery(asked)(requested)
}

// A longer search is refused.
test.each(proposedSearches.filter(([search]) => search === cutSearch(search)))(
  'suggests for %j %j',
  async (search, suggestions) => {
    expect(await ask({ search })).toMatchObject({ total: 0, suggestions })
  },
)

test.each<[what: string, others: Query, suggestions: string[]]>([
  ['its category', { category: ['Saree'] }, ['saree']],
  ['another category', { category: ['Kurti'] }, []],
  ['a rating that none has', { rating: 5 }, []],
  ['a price that one has', { price: 10_000 }, ['saree']],
  ['a price that none has', { price: 9_000 }, []],
])('suggests only what finds something with %s', async (_what, others, suggestions) => {
  expect((await ask({ search: 'sari', ...others })).suggestions).toEqual(suggestions)
})

test('suggests nothing without words, for a later page, or for the suggestions of a search', async () => {
  const { next } = await ask({ search: 'saree' })
  for (const query of [
    { search: '\u200b', category: ['Nothing'] },
    { search: 'saree', after: `${next}` },
  ])
    expect(await ask(query)).not.toHaveProperty('suggestions')
  expect(await ask({ search: 'sari', titlesFirst: 'true' })).not.toHaveProperty('suggestions')
})

test('knows the words of an import, new, changed and renamed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'))
  const add = async (catalog: object) => {
    writeFileSync(join(folder, 'a.json'), JSON.stringify(catalog))
    await importCatalog(database, join(folder, 'a.json'), undefined)
  }
  // No search of 200 characters finds a longer word, and no index takes one of 3,000.
  const long = Array.from({ length: 3_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
  const title = `Venkatagiri Stole ${long}`
  await add({ products: [{ ...saree, _id: 'new', title }] })
  expect((await ask({ search: 'venkatgiri' })).suggestions).toEqual(['venkatagiri'])
  await add({ products: [{ ...saree, _id: 'new', title: 'Éclaircie' }] })
  expect((await ask({ search: 'eclarcie' })).suggestions).toEqual(['eclaircie'])
  // No product has the word any more.
  expect((await ask({ search: 'venkatgiri' })).suggestions).toEqual([])
  await add({ categories: [{ _id: 'kurti', categoryName: 'Anarkali', image: '/a.jpg' }] })
  expect((await ask({ search: 'anarkly' })).suggestions).toEqual(['anarkali'])
  rmSync(folder, { recursive: true })
})

test('looks for words only where a search finds nothing', async () => {
  const statements: string[] = []
  const noting = ({ query, runScript }: Queryable): Queryable => ({
    runScript,
    query: (text, ...rest) => {
      statements.push(text)
      return query(text, ...rest)
    },
  })
  const noted: Database = {
    ...database,
    ...noting(database),
    transaction: (work) => database.transaction((transaction) => work(noting(transaction))),
  }
  const ofWords = () => statements.filter((text) => /from words/.test(text)).length
  expect((await ask({ search: 'saree' }, noted)).suggestions).toBeUndefined()
  expect([statements.length, ofWords()]).toEqual([3, 0])
  await ask({ search: 'banrasi organzza lehnga' }, noted)
  expect(ofWords()).toBe(1)
})
