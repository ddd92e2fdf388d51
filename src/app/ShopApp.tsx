import { Provider } from 'react-redux'
import type { Location } from 'react-router-dom'
import type { Shop } from './createShop'
import { ShopRouter } from './ShopRouter'
import type { RootState } from './store'

type ShopAppProps = Pick<Shop, 'history' | 'store'> & {
  /** What the page was prerendered from: the first rendering repeats it. */
  prerendered?: { state: RootState; location: Location }
}

/** The shop on the page. */
export function ShopApp({ history, store, prerendered }: ShopAppProps) {
  return (
    <Provider store={store} serverState={prerendered?.state}>
      <ShopRouter history={history} firstLocation={prerendered?.location} />
    </Provider>
  )
}
