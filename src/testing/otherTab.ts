/** Stores a text like another tab; without a text it removes the key, without a key everything. */
export const storeInOtherTab = (key: string | null, newValue: string | null = null) => {
  if (key === null) localStorage.clear()
  else if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
