import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { CatalogError, type Item, type Report } from './mistakeList'
import { readCsv } from './readCsv'
import { readJson } from './readJson'

/** The largest JSON file, in bytes: it is read as a whole. */
const MAX_JSON_BYTES = 50_000_000

const whyUnreadable = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'there is no such file'
  return code === 'EISDIR' ? 'it is a folder' : message
}

/**
 * Yields the text of a file in pieces, without a byte order mark. `onRead` gets the share that is read, from
 * 0 to 1.
 */
async function* readText(
  path: string,
  size: number,
  onRead: (share: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let read = 0
  let isBlank = true
  try {
    for await (const bytes of createReadStream(path)) {
      const text = decoder.decode(bytes, { stream: true })
      isBlank &&= text.trim() === ''
      yield text
      read += bytes.length
      onRead(read / size)
    }
    yield decoder.decode()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new CatalogError(`${path} is not UTF-8. Save it with that encoding.`)
    throw new CatalogError(`${path} cannot be read: ${whyUnreadable(error)}.`)
  }
  if (isBlank) throw new CatalogError(`${path} is empty.`)
}

/**
 * Takes the path of a JSON or CSV file, a callback for mistakes of the format, and one for the share that is
 * read, from 0 to 1; yields the categories of the file, then its products, unchecked. Throws a `CatalogError`
 * when the file is missing, empty, of another kind, not UTF-8, or JSON above 50 MB.
 */
export async function* readCatalogFile(
  path: string,
  report: Report,
  onRead: (share: number) => void = () => {},
): AsyncGenerator<Item> {
  const kind = extname(path).toLowerCase()
  const { size } = await stat(path).catch((error) => {
    throw new CatalogError(`${path} cannot be read: ${whyUnreadable(error)}.`)
  })
  if (kind === '.csv') yield* readCsv(readText(path, size, onRead), report)
  else if (kind !== '.json') throw new CatalogError(`${path} must be a .json or a .csv file.`)
  else if (size > MAX_JSON_BYTES)
    throw new CatalogError(`${path} is larger than 50 MB. Import such a catalogue as CSV.`)
  else {
    let text = ''
    for await (const piece of readText(path, size, onRead)) text += piece
    yield* readJson(text, report)
  }
}
