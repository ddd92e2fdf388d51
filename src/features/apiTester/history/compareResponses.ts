import { diffJson, diffLines } from 'diff'
import { isRecord } from '@/shared/json'
import { statusText } from './entryTexts'
import type { HistoryEntry } from './historyEntry'

/** Adjacent lines that both texts have, or that one of them has. */
export type Hunk = { isEqual: true; lines: string[] } | { isEqual: false; removed: string[]; added: string[] }

/** A part of two responses. `hunks` is missing where nothing can be compared; `note` says what is special. */
export type ComparedPart = { title: string; hunks?: Hunk[]; isEqual: boolean; note?: string }

/** The longest comparison of a part, in ms: the page waits for it. */
const TIMEOUT_MS = 500

/** The same value with fields in alphabetical order: their order means nothing. */
const sortFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortFields)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, sortFields(field)]))
}

const textOf = (value: unknown): string => {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(sortFields(value), null, 2)
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))

const hunksOf = (changes: { value: string; added: boolean; removed: boolean }[]): Hunk[] => {
  const hunks: Hunk[] = []
  for (const { value, added, removed } of changes) {
    const lines = linesOf(value)
    const last = hunks.at(-1)
    if (!added && !removed) hunks.push({ isEqual: true, lines })
    else if (removed) hunks.push({ isEqual: false, removed: lines, added: [] })
    // The lines of a change come in this order.
    else if (last?.isEqual === false) last.added = lines
    else hunks.push({ isEqual: false, removed: [], added: lines })
  }
  return hunks
}

/** Compares two values of JSON, or two texts, line by line. */
export const compareValues = (title: string, earlier: unknown, later: unknown): ComparedPart => {
  const [removed, added] = [textOf(earlier), textOf(later)]
  const areTexts = typeof earlier === 'string' && typeof later === 'string'
  const options = { timeout: TIMEOUT_MS }
  // Of JSON, a comma at the end of a line means nothing.
  const changes = areTexts ? diffLines(removed, added, options) : diffJson(removed, added, options)
  // It took too long.
  if (!changes) {
    const hunks: Hunk[] = [{ isEqual: false, removed: linesOf(removed), added: linesOf(added) }]
    return { title, hunks, isEqual: false, note: 'They differ too much to be compared line by line.' }
  }
  return { title, hunks: hunksOf(changes), isEqual: removed === added }
}

const responseOf = ({ outcome }: HistoryEntry) => ('result' in outcome ? outcome.result.response : undefined)

const notStoredText = (earlier: HistoryEntry, later: HistoryEntry): string => {
  if (earlier.lacksData && later.lacksData) return 'The data of both responses was not stored.'
  return `The data of the ${earlier.lacksData ? 'earlier' : 'later'} response was not stored.`
}

const compareData = (earlier: HistoryEntry, later: HistoryEntry): ComparedPart => {
  const title = 'Data'
  if (earlier.lacksData || later.lacksData)
    return { title, isEqual: false, note: `${notStoredText(earlier, later)} It cannot be compared.` }
  return compareValues(title, responseOf(earlier)?.data, responseOf(later)?.data)
}

/** Compares two outcomes: the status or the error, the headers and the data, if both were stored. */
export const compareResponses = (earlier: HistoryEntry, later: HistoryEntry): ComparedPart[] => {
  return [
    compareValues('Status', statusText(earlier), statusText(later)),
    compareValues('Headers', responseOf(earlier)?.headers, responseOf(later)?.headers),
    compareData(earlier, later),
  ]
}
