import { useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import { IsShellDocument } from './layout/isShell'
import { connectRouter } from './router/connectRouter'
import type { AppInstance } from './startup/createApp'
import type { RootState } from './store/store'
import { LazyToaster } from './toasts/lazyToaster'

type AppProps = Pick<AppInstance, 'store' | 'router'> & {
  /** For hydration: the state that the document was rendered from, and whether it is the shell. */
  prerendered?: { state: RootState; isShell: boolean }
}

export function App({ store, router, prerendered }: AppProps) {
  // After `RouterProvider` has subscribed, which otherwise misses a navigation during the hydration.
  useLayoutEffect(() => connectRouter(router, store), [router, store])
  return (
    <Provider store={store} serverState={prerendered?.state}>
      <IsShellDocument value={prerendered?.isShell === true}>
        <RouterProvider router={router} />
      </IsShellDocument>
      <LazyToaster />
    </Provider>
  )
}
