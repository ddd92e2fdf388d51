import { combineSlices, configureStore, createListenerMiddleware, type StoreEnhancer } from '@reduxjs/toolkit'
import { once } from 'es-toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type Persistor,
  PURGE,
  persistStore,
  REGISTER,
  REHYDRATE,
} from 'redux-persist'
import { addAddressEffects } from '@/features/address'
import { addApiTesterEffects } from '@/features/apiTester'
import { addAuthEffects } from '@/features/auth'
import { addCartEffects, cartSlice } from '@/features/cart'
import { filtersSlice } from '@/features/filters'
import { addWishlistEffects, wishlistSlice } from '@/features/wishlist'
import { api } from '@/shared/api/api'
import type { Services } from '@/shared/redux/services'
import { announceAccountChanges } from '../listeners/announceAccountChanges'
import { logFailedRequests } from '../listeners/logFailedRequests'
import { removeUnknownCategories } from '../listeners/removeUnknownCategories'
import { locationReducer } from '../router/locationReducer'
import { addUpdatePrompt, updateAvailable } from '../serviceWorker/updatePrompt'
import { persistedAddresses, persistedAuth, persistedRecent } from './persistedState'

/** A root reducer on each call. It reads and writes the storage only once it got redux-persist's PERSIST. */
export const createRootReducer = (onNewer = () => {}) =>
  combineSlices(api, cartSlice, filtersSlice, wishlistSlice, {
    auth: persistedAuth(onNewer),
    address: persistedAddresses(onNewer),
    recent: persistedRecent(onNewer),
    location: locationReducer,
  })

/** A new store on each call: tests share nothing. `recorder` shows the Redux DevTools what happens in it. */
export const createStore = (services: Services, recorder?: StoreEnhancer) => {
  const listeners = createListenerMiddleware({ extra: services })

  // redux-persist calls it in a reducer, which must not dispatch.
  const onNewer = once(() => queueMicrotask(() => store.dispatch(updateAvailable())))
  const store = configureStore({
    reducer: createRootReducer(onNewer),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: { ...services, turns: {} } },
        // Only redux-persist's own actions contain functions.
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        // Before the serializability check: actions of the listeners contain functions.
        .prepend(listeners.middleware)
        .concat(api.middleware),
    // Notifies in the same task, not in the next frame: a button must be disabled before a second click reaches
    // it, and a list must change together with its toast.
    enhancers: (getDefaultEnhancers) =>
      getDefaultEnhancers({ autoBatch: { type: 'tick' } }).concat(recorder ? [recorder] : []),
    devTools: false,
  })

  const startListening = listeners.startListening.withTypes<
    ReturnType<typeof store.getState>,
    typeof store.dispatch,
    Services
  >()
  for (const addEffects of [
    addAddressEffects,
    addApiTesterEffects,
    addAuthEffects,
    addCartEffects,
    addWishlistEffects,
    announceAccountChanges,
    logFailedRequests,
    addUpdatePrompt,
    removeUnknownCategories,
  ])
    addEffects(startListening)
  return store
}

/** redux-persist writes with a delay; a change must survive a reload or a crash right after it. */
const flushOnChange = (store: ReturnType<typeof createStore>, persistor: Persistor) => {
  const persisted = () => {
    const { auth, address, recent } = store.getState()
    return [auth.token, auth.user, address.books, recent.viewed]
  }
  let latest = persisted()
  store.subscribe(() => {
    const current = persisted()
    if (current.every((part, index) => part === latest[index])) return
    latest = current
    persistor.flush()
  })
}

/** Rehydrates the store. Resolves with the persistor when that is done. */
export const rehydrateStore = (store: ReturnType<typeof createStore>) =>
  new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const persistor = persistStore(store, null, () => {
      flushOnChange(store, persistor)
      resolve(persistor)
    })
  })

export type AppStore = ReturnType<typeof createStore>
export type RootState = ReturnType<ReturnType<typeof createStore>['getState']>
export type AppDispatch = ReturnType<typeof createStore>['dispatch']
