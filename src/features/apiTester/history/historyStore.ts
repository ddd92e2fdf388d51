import type { HistoryEntry } from './historyEntry'
import { fitHistory, HISTORY_KEY, historyText, mergeHistories, parseHistory } from './storedHistory'

const readStored = () => {
  try {
    return parseHistory(localStorage.getItem(HISTORY_KEY))
  } catch {
    return parseHistory(null)
  }
}

/** Whether the entries could be stored: the storage may be forbidden, full, or a newer release's. */
const write = (entries: HistoryEntry[]): boolean => {
  try {
    if (readStored().isNewer) return false
    if (entries.length === 0) localStorage.removeItem(HISTORY_KEY)
    else localStorage.setItem(HISTORY_KEY, historyText(entries))
    return true
  } catch {
    return false
  }
}

/**
 * The history of this browser, newest first. Each change starts from what is stored, so that no tab overwrites what
 * another has added. Entries that cannot be stored are shown for as long as the page is open.
 */
export const createHistoryStore = () => {
  const listeners = new Set<() => void>()
  let unsaved: HistoryEntry[] = []
  let shown: HistoryEntry[] | undefined
  let isStored = true

  const load = () => mergeHistories(unsaved, readStored().entries)
  const show = (entries: HistoryEntry[]) => {
    shown = entries
    for (const listener of listeners) listener()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === HISTORY_KEY || key === null) show(load())
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
    /** The same list until it changes. */
    entries: (): HistoryEntry[] => {
      shown ??= load()
      return shown
    },
    /** Whether the last change could be stored. */
    isStored: (): boolean => isStored,
    change: (edit: (entries: HistoryEntry[]) => HistoryEntry[]) => {
      const entries = fitHistory(edit(load()))
      isStored = write(entries)
      // What is stored may be removed by another tab.
      const stored = new Set(readStored().entries.map(({ id }) => id))
      unsaved = isStored ? [] : entries.filter(({ id }) => !stored.has(id))
      show(entries)
    },
  }
}
