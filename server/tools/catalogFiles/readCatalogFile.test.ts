import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CatalogError, type Item } from './mistakes'
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
  for await (const item of readCatalogFile(path, (_line, problem) => mistakes.push(problem))) items.push(item)
  return { items, mistakes }
}

const read = (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return readAll(path)
}

const expectRefusal = async (reading: Promise<unknown>, message: string) => {
  const error = await reading.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CatalogError)
  expect(String(error)).toBe(`Error: ${message}`)
}

describe('readCatalogFile', () => {
  test.each([
    ['a.json', '{"categories": [{"_id": "é"}]}'],
    ['a.JSON', '\ufeff{"categories": [{"_id": "é"}]}'],
    ['a.csv', '_id,categoryName,image\né,É,/e.jpg'],
    ['a.Csv', '\ufeff_id,categoryName,image\né,É,/e.jpg'],
  ])('reads %s, with or without a byte order mark', async (name, content) => {
    const { items, mistakes } = await read(name, content)
    expect(items.map(({ entry }) => entry.fields[0]?.value)).toEqual(['é'])
    expect(mistakes).toEqual([])
  })

  test('rejects a missing file', async () => {
    const path = join(folder, 'missing.json')
    await expectRefusal(readAll(path), `${path} cannot be read: there is no such file.`)
  })

  test('rejects a folder', async () => {
    const path = join(folder, 'folder.json')
    mkdirSync(path)
    await expectRefusal(readAll(path), `${path} cannot be read: it is a folder.`)
  })

  test.each(['a.xlsx', 'json', 'a.json.txt'])('rejects %s, which is neither JSON nor CSV', async (name) => {
    await expectRefusal(read(name, '{}'), `${join(folder, name)} must be a .json or a .csv file.`)
  })

  test.each([
    ['UTF-16', Buffer.from('\ufeff_id,categoryName,image', 'utf16le')],
    ['Latin-1', Buffer.from('_id,categoryName,image\né,É,/e.jpg', 'latin1')],
  ])('rejects a file in %s', async (_encoding, content) => {
    const path = join(folder, 'a.csv')
    await expectRefusal(read('a.csv', content), `${path} is not UTF-8. Save it with that encoding.`)
  })

  test('reads a character that two pieces of the file share', async () => {
    // A stream reads 64 KiB at a time.
    const image = `/${'a'.repeat(65_537 - HEADER.length)}é.jpg`
    const { items, mistakes } = await read('a.csv', `${HEADER}${image},É`)
    expect(items[0]?.entry.fields.at(-2)?.value).toBe(image)
    expect(mistakes).toEqual([])
  })

  test('rejects JSON above 50 MB, which would be in memory as a whole', async () => {
    const path = join(folder, 'a.json')
    writeFileSync(path, '{}')
    truncateSync(path, 50_000_001)
    await expectRefusal(readAll(path), `${path} is larger than 50 MB. Import such a catalogue as CSV.`)
  })

  test.each(['', '\ufeff', ' \r\n\t'])('rejects the empty file %j', async (content) => {
    await expectRefusal(read('a.json', content), `${join(folder, 'a.json')} is empty.`)
  })
})
