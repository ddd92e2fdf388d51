import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { CatalogError, type CatalogFile } from './catalogFile'
import { readCsv } from './readCsv'
import { readJson } from './readJson'

const readers = new Map([
  ['.json', readJson],
  ['.csv', readCsv],
])

const reasonOf = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'there is no such file'
  return code === 'EISDIR' ? 'it is a folder' : message
}

/**
 * Takes the path of a JSON or CSV file; returns its categories and products, unchecked, and the mistakes of the format.
 * Throws a `CatalogError` when the file is missing, empty, of another kind, or not UTF-8.
 */
export const readCatalogFile = async (path: string): Promise<CatalogFile> => {
  const bytes = await readFile(path).catch((error) => {
    throw new CatalogError(`${path} cannot be read: ${reasonOf(error)}.`)
  })
  const read = readers.get(extname(path).toLowerCase())
  if (!read) throw new CatalogError(`${path} must be a .json or a .csv file.`)
  if (!isUtf8(bytes)) throw new CatalogError(`${path} is not UTF-8. Save it with that encoding.`)
  // The decoder leaves out a byte order mark.
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') throw new CatalogError(`${path} is empty.`)
  return read(text)
}
