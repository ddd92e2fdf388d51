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

export function App({ store, prerendered }: AppProps) {
  return (
    <Provider store={store} serverState={prerendered?.state}>
      {/* `useLocation` changes at once; `AppRoutes` renders the page in a transition of its own. */}
      <BrowserRouter useTransitions={false}>
        <AppRoutes prerendered={prerendered?.location} />
      </BrowserRouter>
      <LazyToaster />
    </Provider>
  )
}
