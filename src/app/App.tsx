import { Provider } from 'react-redux'
import type { Location } from 'react-router-dom'
import { AppRouter } from './router/AppRouter'
import type { AppInstance } from './startup/createApp'
import type { RootState } from './store/store'
import { LazyToaster } from './toasts/lazyToaster'

type AppProps = Pick<AppInstance, 'history' | 'store'> & {
  /** State and location of the prerendered page, for hydration. */
  prerendered?: { state: RootState; location: Location }
}

/** The root component: store, router and toasts. */
export function App({ history, store, prerendered }: AppProps) {
  return (
    <Provider store={store} serverState={prerendered?.state}>
      <AppRouter history={history} firstLocation={prerendered?.location} />
      <LazyToaster />
    </Provider>
  )
}
