import { breathe } from '@/shared/breathe'

// The shop, from its libraries up. `webpackExports` names something that is imported anyway: without it the whole
// of a library would be kept.
const stages = [
  () => import(/* webpackChunkName: "shop", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackChunkName: "shop", webpackExports: ["Link"] */ 'react-router-dom'),
  () =>
    import(/* webpackChunkName: "shop", webpackExports: ["fetchBaseQuery"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackChunkName: "shop", webpackExports: ["createStore"] */ '@/app/store'),
  () => import(/* webpackChunkName: "shop", webpackExports: ["routes"] */ '@/app/routes'),
  () => import(/* webpackChunkName: "shop" */ '@/app/openShop'),
]

/**
 * Fetches the shop, and evaluates it part by part: at one stroke it blocks the page of a slow phone for a third
 * of a second.
 */
export const loadShop = async () => {
  for (const load of stages) {
    await load()
    await breathe()
  }
  return import(/* webpackChunkName: "shop" */ '@/app/openShop')
}
