import { yieldToMain } from '@/shared/scheduling/yieldToMain'

// The libraries come first. `webpackExports` names an export that is imported anyway: without it a dynamic
// import defeats tree shaking.
const imports = [
  () => import(/* webpackChunkName: "shop", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackChunkName: "shop", webpackExports: ["Link"] */ 'react-router-dom'),
  () =>
    import(/* webpackChunkName: "shop", webpackExports: ["fetchBaseQuery"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackChunkName: "shop", webpackExports: ["createStore"] */ '@/app/store/store'),
  () => import(/* webpackChunkName: "shop", webpackExports: ["routes"] */ '@/app/router/routes'),
  () => import(/* webpackChunkName: "shop" */ './mountApp'),
]

/** Loads the app one module at a time: in one task, its evaluation blocks a slow phone for a third of a second. */
export const loadApp = async () => {
  for (const load of imports) {
    await load()
    await yieldToMain()
  }
  return import(/* webpackChunkName: "shop" */ './mountApp')
}
