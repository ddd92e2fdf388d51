import { useState, useSyncExternalStore } from 'react'
import { type HistoryEntry, type SettledRequest, toEntry } from './historyEntry'
import { createHistoryStore } from './historyStore'

const none: HistoryEntry[] = []
// The prerendered page has no history.
const noEntries = () => none

/** The history of the tester: its entries, newest first, and what changes them. */
export const useHistory = () => {
  const [store] = useState(createHistoryStore)
  const entries = useSyncExternalStore(store.subscribe, store.entries, noEntries)
  return {
    entries,
    record: (settled: SettledRequest) => store.change((earlier) => [toEntry(settled), ...earlier]),
    remove: ({ id }: HistoryEntry) => store.change((all) => all.filter((entry) => entry.id !== id)),
    clear: () => store.change(() => []),
  }
}

export type History = ReturnType<typeof useHistory>
