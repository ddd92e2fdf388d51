// The shop, from its libraries up. `webpackExports` names something that is imported anyway: without it the whole
// of a library would be kept.
const stages = [
  () => import(/* webpackChunkName: "shop", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackChunkName: "shop", webpackExports: ["Link"] */ 'react-router-dom'),
  () => import(/* webpackChunkName: "shop", webpackExports: ["isAnyOf"] */ '@reduxjs/toolkit'),
  () =>
    import(/* webpackChunkName: "shop", webpackExports: ["fetchBaseQuery"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackChunkName: "shop", webpackExports: ["createStore"] */ '@/app/store'),
  () => import(/* webpackChunkName: "shop", webpackExports: ["routes"] */ '@/app/routes'),
  () => import(/* webpackChunkName: "shop" */ '@/app/openShop'),
]

/** Lets the browser see to whoever scrolls or types. */
const breath = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })

/**
 * Fetches the shop, and evaluates it part by part: at one stroke it blocks the page of a slow phone for a third
 * of a second.
 */
export const loadShop = async () => {
  for (const load of stages) {
    await load()
    await breath()
  }
  return import(/* webpackChunkName: "shop" */ '@/app/openShop')
}
