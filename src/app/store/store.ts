import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type Reducer,
  type StoreEnhancer,
} from '@reduxjs/toolkit'
import { shallowEqual } from 'react-redux'
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
import { addAddressListeners } from '@/features/address'
import { addApiTesterListeners } from '@/features/apiTester'
import { addAuthListeners, selectToken, selectUser } from '@/features/auth'
import { addCartListeners, cartSlice } from '@/features/cart'
import { addFiltersListeners, filtersSlice } from '@/features/listing'
import { addWishlistListeners, wishlistSlice } from '@/features/wishlist'
import { api } from '@/shared/api/api'
import type { AppDispatch } from '@/shared/redux/hooks'
import type { Extra, Services } from '@/shared/redux/services'
import { locationSlice } from '@/shared/routing/locationSlice'
import { announceAccountChanges } from '../listeners/announceAccountChanges'
import { confirmLeaving } from '../listeners/confirmLeaving'
import { logFailedRequests } from '../listeners/logFailedRequests'
import { redirectToLogin } from '../listeners/redirectToLogin'
import { addUpdatePrompt } from '../serviceWorker/updatePrompt'
import { createPersistedReducers } from './persistence'

type ApiState = ReturnType<typeof api.reducer>

// A written type: the inferred one lacks the tags that the features add, which RTK Query's selectors require.
// biome-ignore lint/suspicious/noExplicitAny: nothing but RTK Query reads which entry has which tag.
const apiReducer: Reducer<Omit<ApiState, 'provided'> & { provided: any }> = api.reducer

/** Creates a root reducer. It uses the storage only after redux-persist's PERSIST action. */
export const createRootReducer = () =>
  combineSlices(
    { [api.reducerPath]: apiReducer },
    cartSlice,
    filtersSlice,
    locationSlice,
    wishlistSlice,
    createPersistedReducers(),
  )

/** Creates a new store, so that tests share nothing. `recorder` shows its actions in the Redux DevTools. */
export const createStore = (services: Services, recorder?: StoreEnhancer) => {
  const extra: Extra = {
    ...services,
    session: {
      token: () => selectToken(store.getState()),
      owner: () => selectUser(store.getState())?._id,
    },
    mutexes: {},
  }
  const listeners = createListenerMiddleware({ extra })
  const store = configureStore({
    reducer: createRootReducer(),
    // Without a key, as this page is not shown yet.
    preloadedState: { location: { ...services.router.state.location, key: '' } },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        // Only redux-persist's own actions contain functions.
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        // Prepended to the serializability check, because actions of the listeners contain functions.
        .prepend(listeners.middleware)
        .concat(api.middleware),
    // Notifies in the same task, not in the next frame: a button must be disabled before a second click reaches
    // it, and a list must change together with its toast.
    enhancers: (getDefaultEnhancers) =>
      getDefaultEnhancers({ autoBatch: { type: 'tick' } }).concat(recorder ? [recorder] : []),
    devTools: false,
  })

  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Extra>()
  for (const addListeners of [
    addAddressListeners,
    addApiTesterListeners,
    addAuthListeners,
    addCartListeners,
    addFiltersListeners,
    addWishlistListeners,
    announceAccountChanges,
    confirmLeaving,
    logFailedRequests,
    redirectToLogin,
    addUpdatePrompt,
  ])
    addListeners(startListening)
  return store
}

/** Rehydrates the store. Resolves with the persistor when that is done. */
export const rehydrateStore = (store: AppStore) =>
  new Promise<Persistor>((resolve) => {
    const persistor = persistStore(store, null, () => resolve(persistor))
    // redux-persist writes with a delay; a change must survive a reload or a crash right after it.
    const stored = () =>
      Object.values(store.getState()).flatMap((slice) => ('_persist' in slice ? Object.values(slice) : []))
    let latest = stored()
    store.subscribe(() => {
      const before = latest
      latest = stored()
      if (!shallowEqual(latest, before)) persistor.flush()
    })
  })

export type AppStore = ReturnType<typeof createStore>
export type RootState = ReturnType<AppStore['getState']>
