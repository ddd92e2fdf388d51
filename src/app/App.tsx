import { Provider } from 'react-redux'
import type { Location } from 'react-router-dom'
import { ShopRouter } from './router/AppRouter'
import type { Shop } from './startup/createApp'
import type { RootState } from './store/store'

type ShopAppProps = Pick<Shop, 'history' | 'store'> & {
  /** State and location of the prerendered page, for hydration. */
  prerendered?: { state: RootState; location: Location }
}

/** The root component: store and router. */
export function ShopApp({ history, store, prerendered }: ShopAppProps) {
  return (
    <Provider store={store} serverState={prerendered?.state}>
      <ShopRouter history={history} firstLocation={prerendered?.location} />
    </Provider>
  )
}
