import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
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
import { cartSlice } from '@/features/cart'
import { filtersSlice } from '@/features/filters'
import { wishlistSlice } from '@/features/wishlist'
import { api } from '@/shared/api/api'
import { listenForAnswers, withAnswers } from './answers'
import { devTools } from './devTools'
import { listenForFailures } from './failures'
import { listCallsSlice } from './listCalls'
import { listenForUnknownCategories } from './listingAddress'
import { listenForNavigation } from './navigation'
import { listenForOrders } from './orders'
import { persistedAddresses, persistedAuth, persistedOrders, persistedRecent } from './persistence'
import { listenForSteps } from './quantitySteps'
import { listenForTheInterrupted } from './resume'
import { listenForTheSession } from './session'
import { listenForToasts } from './toasts'
import { listenForUpdates } from './updates'
import type { World } from './world'

/** A store of its own for each start: nothing is shared between two shops, or two tests. */
export const createStore = (world: World) => {
  const listeners = createListenerMiddleware({ extra: world })

  const store = configureStore({
    reducer: withAnswers(
      combineReducers({
        [api.reducerPath]: api.reducer,
        auth: persistedAuth(),
        address: persistedAddresses(),
        cart: cartSlice.reducer,
        filters: filtersSlice.reducer,
        listCalls: listCallsSlice.reducer,
        orders: persistedOrders(),
        recent: persistedRecent(),
        wishlist: wishlistSlice.reducer,
      }),
    ),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        // For the endpoints whose work is not a request.
        thunk: { extraArgument: world },
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
    listenForOrders,
    listenForNavigation,
    listenForTheSession,
    listenForTheInterrupted,
    listenForFailures,
    listenForUpdates,
    listenForUnknownCategories,
    // The next step goes before a list is asked for once more, or they would meet.
    listenForSteps,
    listenForAnswers,
  ]) {
    listen(startListening)
  }
  return store
}

/** redux-persist writes a moment later; a reload, or a crash, right after a choice must find it. */
const keepAtOnce = (store: ReturnType<typeof createStore>, persistor: Persistor) => {
  const kept = () => {
    const { auth, address, orders, recent } = store.getState()
    return [auth.token, auth.user, address.books, orders.placed, orders.pending, recent.viewed]
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
