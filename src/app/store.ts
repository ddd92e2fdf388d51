import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
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
import { filtersSlice } from '@/features/filters'
import { api } from '@/shared/api/api'
import { pendingChangesSlice } from '@/shared/api/listChanges'
import { createListLocks } from '@/shared/api/listLocks'
import { listenForFailedQuantities } from './cancelQuantityChanges'
import { devTools } from './devTools'
import { listenForFailures } from './failures'
import { listenForUnknownCategories } from './listingAddress'
import { listenForNavigation } from './navigation'
import { type PageData, pageDataLoaded } from './pageData'
import { persistedAddresses, persistedAuth, persistedRecent } from './persistence'
import { listenForTheInterrupted } from './resume'
import { listenForTheSession } from './session'
import { listenForListChanges } from './tellOtherTabs'
import { listenForToasts } from './toasts'
import { listenForUpdates, updateArrived } from './updates'
import type { World } from './world'

const createReducer = (onNewer: () => void) =>
  combineReducers({
    [api.reducerPath]: api.reducer,
    auth: persistedAuth(onNewer),
    address: persistedAddresses(onNewer),
    filters: filtersSlice.reducer,
    pendingChanges: pendingChangesSlice.reducer,
    recent: persistedRecent(onNewer),
  })

/** The state that a page was prerendered from: a visitor's, without filters, with what the page shows. */
export const prerenderedState = (data: PageData) => createReducer(() => {})(undefined, pageDataLoaded(data))

/** A store of its own for each start: nothing is shared between two shops, or two tests. */
export const createStore = (world: World) => {
  const listeners = createListenerMiddleware({ extra: world })

  // redux-persist reads within a reducer, which may not dispatch.
  const onNewer = once(() => queueMicrotask(() => store.dispatch(updateArrived())))
  const store = configureStore({
    reducer: createReducer(onNewer),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: { ...world, listLocks: createListLocks() } },
        // redux-persist's own actions carry functions; nobody else's do.
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        // Before the thunks, so that a time-travel jump, which passes no middleware, has no effects.
        .prepend(listeners.middleware)
        .concat(api.middleware),
    // Notify within the same task, not with the next frame: a button has to rest before a second click
    // can reach it, and a list has to change together with its toast.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: { type: 'tick' } }),
    devTools,
  })

  const startListening = listeners.startListening.withTypes<
    ReturnType<typeof store.getState>,
    typeof store.dispatch,
    World
  >()
  for (const listen of [
    listenForToasts,
    listenForNavigation,
    listenForTheSession,
    listenForListChanges,
    listenForFailedQuantities,
    listenForTheInterrupted,
    listenForFailures,
    listenForUpdates,
    listenForUnknownCategories,
  ]) {
    listen(startListening)
  }
  return store
}

/** redux-persist writes a moment later; a reload, or a crash, right after a choice must find it. */
const keepAtOnce = (store: ReturnType<typeof createStore>, persistor: Persistor) => {
  const kept = () => {
    const { auth, address, recent } = store.getState()
    return [auth.token, auth.user, address.books, recent.viewed]
  }
  let latest = kept()
  store.subscribe(() => {
    const now = kept()
    if (now.every((part, index) => part === latest[index])) return
    latest = now
    persistor.flush()
  })
}

/** Brings back what the browser kept. Resolves once the store has it. */
export const restore = (store: ReturnType<typeof createStore>) =>
  new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const persistor = persistStore(store, null, () => {
      keepAtOnce(store, persistor)
      resolve(persistor)
    })
  })

export type RootState = ReturnType<ReturnType<typeof createStore>['getState']>
export type AppDispatch = ReturnType<typeof createStore>['dispatch']
