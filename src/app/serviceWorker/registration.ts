import { reloadDocument } from '@/shared/routing/browserLocation'
import { onIdle } from '../startup/onIdle'
import { savesData } from '../startup/savesData'
import type { createStore } from '../store/store'

const load = () => import(/* webpackChunkName: "register" */ './register')

/**
 * Registers the service worker a while after the load, so its code is not in the first load. Does nothing where
 * there are no service workers (plain http, private windows), nor for a shopper who saves data, because a service
 * worker downloads what is only needed later. An existing service worker stays and is kept up to date.
 */
export const registerServiceWorker = (store: ReturnType<typeof createStore>) => {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  onIdle(() => {
    if (!serviceWorker.controller && savesData()) return
    load()
      .then(({ register }) => register(store))
      .catch(() => {})
  })
}

/** Activates the waiting release, and reloads this page; only reloads it if that code cannot be loaded. */
export const activateUpdate = () => load().then((module) => module.activateUpdate(), reloadDocument)
