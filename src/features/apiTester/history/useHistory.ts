import { useState, useSyncExternalStore } from 'react'
import { type HistoryEntry, type SettledRequest, toEntry } from './historyEntry'
import { createHistoryStore } from './historyStore'

const none: HistoryEntry[] = []
// The prerendered page has no history.
const noEntries = () => none
const assumeStored = () => true

/** The history of the tester: its entries, newest first, whether they could be stored, and what changes them. */
export const useHistory = () => {
  const [store] = useState(createHistoryStore)
  const entries = useSyncExternalStore(store.subscribe, store.entries, noEntries)
  const isStored = useSyncExternalStore(store.subscribe, store.isStored, assumeStored)
  return {
    entries,
    isStored,
    record: (settled: SettledRequest) => store.change((earlier) => [toEntry(settled), ...earlier]),
    remove: ({ id }: HistoryEntry) => store.change((all) => all.filter((entry) => entry.id !== id)),
    clear: () => store.change(() => []),
  }
}

export type History = ReturnType<typeof useHistory>
