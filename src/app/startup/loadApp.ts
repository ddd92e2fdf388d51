import { yieldToMain } from '@/shared/scheduling/yieldToMain'

// The libraries come first. `webpackExports` names an export that is imported anyway: without it a dynamic
// import defeats tree shaking.
const imports = [
  () => import(/* webpackChunkName: "app", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackChunkName: "app", webpackExports: ["Link"] */ 'react-router-dom'),
  () =>
    import(/* webpackChunkName: "app", webpackExports: ["fetchBaseQuery"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackChunkName: "app", webpackExports: ["createStore"] */ '@/app/store/store'),
  () => import(/* webpackChunkName: "app", webpackExports: ["routes"] */ '@/app/router/routes'),
  () => import(/* webpackChunkName: "app" */ './mountApp'),
]

/**
 * Loads the app one module at a time: in one task, its evaluation blocks a slow phone for 401 ms in place of 115
 * (docs/decisions/0028-start.md).
 */
export const loadApp = async () => {
  for (const load of imports) {
    await load()
    await yieldToMain()
  }
  return import(/* webpackChunkName: "app" */ './mountApp')
}
