import { callMethods } from '@/contract/calls'
import { isRecord, parseJson } from '@/shared/json'
import { type HistoryEntry, withoutData } from './historyEntry'

/** The localStorage key of the history. */
export const HISTORY_KEY = 'testerHistory'
const VERSION = 1

/** More are not stored, and not shown. */
export const MAX_ENTRIES = 50
/** The longest stored text, in characters: the shop needs room too. */
const MAX_CHARACTERS = 1_000_000

const isHeaderRow = (row: unknown): boolean =>
  isRecord(row) &&
  typeof row.id === 'number' &&
  typeof row.isOn === 'boolean' &&
  typeof row.name === 'string' &&
  typeof row.value === 'string'

const isRequest = (request: unknown): boolean =>
  isRecord(request) &&
  callMethods.some((method) => method === request.reqType) &&
  typeof request.endpoint === 'string' &&
  typeof request.body === 'string' &&
  typeof request.sendsToken === 'boolean' &&
  Array.isArray(request.headers) &&
  request.headers.every(isHeaderRow)

const isResult = (result: unknown): boolean =>
  isRecord(result) &&
  typeof result.durationMs === 'number' &&
  typeof result.size === 'number' &&
  isRecord(result.response) &&
  typeof result.response.status === 'number' &&
  typeof result.response.statusText === 'string' &&
  isRecord(result.response.headers)

const isFailure = ({ error, durationMs }: Record<string, unknown>): boolean =>
  typeof error === 'string' && typeof durationMs === 'number'

const isEntry = (entry: unknown): entry is HistoryEntry =>
  isRecord(entry) &&
  typeof entry.id === 'string' &&
  !Number.isNaN(new Date(Number(entry.sentAt)).getTime()) &&
  typeof entry.sentAt === 'number' &&
  typeof entry.lacksData === 'boolean' &&
  isRequest(entry.request) &&
  isRecord(entry.outcome) &&
  (isFailure(entry.outcome) || isResult(entry.outcome.result))

/** Takes stored text; returns its entries, none if it is invalid, and whether a newer release has stored it. */
export const parseHistory = (text: string | null): { entries: HistoryEntry[]; isNewer: boolean } => {
  const json = text === null ? undefined : parseJson(text)
  if (!isRecord(json)) return { entries: [], isNewer: false }
  if (typeof json.version === 'number' && json.version > VERSION) return { entries: [], isNewer: true }
  const entries = Array.isArray(json.entries) ? json.entries.filter(isEntry) : []
  return { entries, isNewer: false }
}

/** Takes entries; returns the text to store. */
export const historyText = (entries: HistoryEntry[]): string => JSON.stringify({ version: VERSION, entries })

/** Takes entries, newest first; returns those that fit: the oldest lose their data first. */
export const fitHistory = (entries: HistoryEntry[]): HistoryEntry[] => {
  let room = MAX_CHARACTERS
  return entries.slice(0, MAX_ENTRIES).flatMap((entry) => {
    for (const stored of [entry, withoutData(entry)]) {
      const { length } = JSON.stringify(stored)
      if (length > room) continue
      room -= length
      return stored
    }
    return []
  })
}

/** Takes two lists of entries; returns their union, newest first. */
export const mergeHistories = (one: HistoryEntry[], other: HistoryEntry[]): HistoryEntry[] => {
  const byId = new Map([...other, ...one].map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((a, b) => b.sentAt - a.sentAt)
}
