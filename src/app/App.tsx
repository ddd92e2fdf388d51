import { Provider } from 'react-redux'
import { BrowserRouter, type Location } from 'react-router-dom'
import { AppRoutes } from './router/AppRoutes'
import type { AppStore, RootState } from './store/store'
import { LazyToaster } from './toasts/lazyToaster'

type AppProps = {
  store: AppStore
  /** For hydration: the state of the prerendered page, and its location if it is not that of the URL. */
  prerendered?: { state: RootState; location?: Location }
}

/** The root component: store, router and toasts. */
export function App({ store, prerendered }: AppProps) {
  return (
    <Provider store={store} serverState={prerendered?.state}>
      {/* The location is known at once; AppRoutes renders its page later. */}
      <BrowserRouter useTransitions={false}>
        <AppRoutes prerendered={prerendered?.location} />
      </BrowserRouter>
      <LazyToaster />
    </Provider>
  )
}
