import { Provider } from 'react-redux'
import type { Shop } from './createShop'
import { ShopRouter } from './ShopRouter'

/** The shop on the page. */
export function ShopApp({ history, store }: Pick<Shop, 'history' | 'store'>) {
  return (
    <Provider store={store}>
      <ShopRouter history={history} />
    </Provider>
  )
}
