import { tryStorage } from '@resham/browser'
import { parseJson } from '@/shared/json'
import { CARRIED_OUT_KEY } from '@/shared/storageKeys'

/**
 * The same action may wait for a log-in in several tabs, and each of them hears of it. The tab that gets the lock of the
 * action carries it out. The others do not, because the lock is taken or the action is stored as carried out. It stays
 * stored until the log-out, or until a visitor presses a button again.
 */

const readAll = () => {
  const all = parseJson(tryStorage(() => localStorage.getItem(CARRIED_OUT_KEY)) ?? '')
  return Array.isArray(all) ? all : []
}

/**
 * Takes an action and its id; carries it out unless another tab has. Without storage no other tab learns of
 * the log-in.
 */
export const carryOutOnce = async (id: string, act: () => Promise<unknown>): Promise<void> => {
  const carryOut = async () => {
    const all = readAll()
    if (all.includes(id)) return
    tryStorage(() => localStorage.setItem(CARRIED_OUT_KEY, JSON.stringify([...all, id])))
    // The lock is held meanwhile, because other tabs may read an outdated storage for a moment.
    await act()
  }
  try {
    await navigator.locks.request(
      `${CARRIED_OUT_KEY}/${id}`,
      { ifAvailable: true },
      (lock) => lock && carryOut(),
    )
  } catch {
    // There are no locks without https, or where storage is forbidden.
    await carryOut()
  }
}

/** Forgets what was carried out, so that it can be carried out again. */
export const forgetCarriedOut = () => tryStorage(() => localStorage.removeItem(CARRIED_OUT_KEY))
