import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CatalogError, type Item } from './mistakeList'
import { readCatalogFile } from './readCatalogFile'

const HEADER = '_id,image,categoryName\né,'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const readAll = async (path: string) => {
  const mistakes: string[] = []
  const items: Item[] = []
  for await (const item of readCatalogFile(path, (_place, problem) => mistakes.push(problem)))
    items.push(item)
  return { items, mistakes }
}

const read = (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return readAll(path)
}

describe('readCatalogFile', () => {
  test.each([
    ['a.json', '{"categories": [{"_id": "é"}]}'],
    ['a.JSON', '\ufeff{"categories": [{"_id": "é"}]}'],
    ['a.csv', '_id,categoryName,image\né,É,/e.jpg'],
    ['a.Csv', '\ufeff_id,categoryName,image\né,É,/e.jpg'],
  ])('reads %s, with or without a byte order mark', async (name, content) => {
    const { items, mistakes } = await read(name, content)
    expect(items.map(({ entry }) => entry.fields._id)).toEqual(['é'])
    expect(mistakes).toEqual([])
  })

  test('reads a character that two pieces of the file share', async () => {
    // A stream reads 64 KiB at a time.
    const image = `/${'a'.repeat(65_537 - HEADER.length)}é.jpg`
    const { items, mistakes } = await read('a.csv', `${HEADER}${image},É`)
    expect(items[0]?.entry.fields.image).toBe(image)
    expect(mistakes).toEqual([])
  })

  const latin1 = Buffer.from('_id,categoryName,image\né,É,/e.jpg', 'latin1')
  const isNoKind = 'must be a .json or a .csv file'
  const isNotUtf8 = 'is not UTF-8. Save it with that encoding'
  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, name: string, make: (path: string) => void, problem: string]>([
    ['missing', 'a.json', () => {}, 'cannot be read: there is no such file'],
    ['a folder', 'a.json', (path) => mkdirSync(path), 'cannot be read: it is a folder'],
    ['neither JSON nor CSV', 'a.xlsx', (path) => writeFileSync(path, '{}'), isNoKind],
    ['without a kind', 'json', (path) => writeFileSync(path, '{}'), isNoKind],
    ['of another kind after all', 'a.json.txt', (path) => writeFileSync(path, '{}'), isNoKind],
    ['in UTF-16', 'a.csv', (path) => writeFileSync(path, '\ufeff_id,categoryName', 'utf16le'), isNotUtf8],
    ['in Latin-1', 'a.csv', (path) => writeFileSync(path, latin1), isNotUtf8],
    ['JSON above 50 MB', 'a.json', (path) => { writeFileSync(path, '{}'); truncateSync(path, 50_000_001) }, 'is larger than 50 MB. Import such a catalogue as CSV'],
    ['empty', 'a.json', (path) => writeFileSync(path, ''), 'is empty'],
    ['a byte order mark alone', 'a.json', (path) => writeFileSync(path, '\ufeff'), 'is empty'],
    ['blank', 'a.json', (path) => writeFileSync(path, ' \r\n\t'), 'is empty'],
  ])('rejects a file that is %s', async (_what, name, make, problem) => {
    const path = join(folder, name)
    make(path)
    await expect(readAll(path)).rejects.toStrictEqual(new CatalogError(`${path} ${problem}.`))
  })
})
