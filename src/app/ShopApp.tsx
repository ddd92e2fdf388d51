import { Provider } from 'react-redux'
import type { Location } from 'react-router-dom'
import type { Shop } from './createShop'
import { ShopRouter } from './ShopRouter'
import type { RootState } from './store'

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
