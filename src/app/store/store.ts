import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type StoreEnhancer,
} from '@reduxjs/toolkit'
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
import { createListLocks, pendingChangesSlice } from '@/features/cartAndWishlist'
import { filtersSlice, shownCardsSlice } from '@/features/filters'
import { api } from '@/shared/api/api'
import { abortQueuedQuantityChanges } from '../listeners/abortQueuedQuantityChanges'
import { announceListChanges } from '../listeners/announceListChanges'
import type { ListenerServices } from '../listeners/listenerServices'
import { logFailedRequests } from '../listeners/logFailedRequests'
import { addNavigationListeners } from '../listeners/navigationListeners'
import { removeUnknownCategories } from '../listeners/removeUnknownCategories'
import { replayPendingAction } from '../listeners/replayPendingAction'
import { addSessionListeners } from '../listeners/sessionListeners'
import { addToastListeners } from '../listeners/toastListeners'
import { locationReducer } from '../router/locationReducer'
import { addUpdatePrompt, updateAvailable } from '../serviceWorker/updatePrompt'
import { type PageData, pageDataActions } from '../startup/pageData'
import { persistedAddresses, persistedAuth, persistedRecent } from './persistedState'

/** A root reducer on each call. It reads and writes the storage only once it got redux-persist's PERSIST. */
export const createRootReducer = (onNewer = () => {}) =>
  combineReducers({
    [api.reducerPath]: api.reducer,
    auth: persistedAuth(onNewer),
    address: persistedAddresses(onNewer),
    filters: filtersSlice.reducer,
    location: locationReducer,
    pendingChanges: pendingChangesSlice.reducer,
    recent: persistedRecent(onNewer),
    shownCards: shownCardsSlice.reducer,
  })

/** The state that a page is prerendered from: a visitor's, with the data of the page. */
export const prerenderedState = (data: PageData) => {
  const reduce = createRootReducer()
  return pageDataActions(data).reduce(reduce, reduce(undefined, { type: 'prerendered' }))
}

/** A new store on each call: tests share nothing. `recorder` shows the Redux DevTools what happens in it. */
export const createStore = (services: ListenerServices, recorder?: StoreEnhancer) => {
  const listeners = createListenerMiddleware({ extra: services })

  // redux-persist calls it in a reducer, which must not dispatch.
  const onNewer = once(() => queueMicrotask(() => store.dispatch(updateAvailable())))
  const store = configureStore({
    reducer: createRootReducer(onNewer),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: { ...services, listLocks: createListLocks() } },
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
    ListenerServices
  >()
  for (const listen of [
    addToastListeners,
    addNavigationListeners,
    addSessionListeners,
    announceListChanges,
    abortQueuedQuantityChanges,
    replayPendingAction,
    logFailedRequests,
    addUpdatePrompt,
    removeUnknownCategories,
  ])
    listen(startListening)
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
