import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Database } from '../database/database'
import { openTestDatabase } from '../tests/support/openTestDatabase'
import { createCatalogCache } from './catalogCache'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => database.close())

const wait = (ms: number) => {
  const now = performance.now() + ms
  jest.spyOn(performance, 'now').mockReturnValue(now)
}

test('compresses the list once for all requests, until the catalogue changes', async () => {
  const getCatalog = createCatalogCache(database)
  const { productList } = await getCatalog()
  const all = await Promise.all(
    Array.from({ length: 10 }, async () => (await getCatalog()).productList.encoded.br()),
  )
  expect(new Set(all).size).toBe(1)

  wait(2_000)
  const same = (await getCatalog()).productList
  expect(await same.encoded.br()).toBe(all[0])
  expect(gunzipSync(await same.encoded.gzip()).toString()).toBe(productList.json)

  await database.query("update products set title = 'Changed' where id = (select min(id) from products)")
  wait(2_000)
  const changed = (await getCatalog()).productList
  expect(changed.etag).not.toBe(productList.etag)
  expect(brotliDecompressSync(await changed.encoded.br()).toString()).toBe(changed.json)
  expect(changed.json).toContain('Changed')
})
