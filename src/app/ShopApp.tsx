import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { Shop } from './createShop'

/** The shop on the page. */
export function ShopApp({ router, store }: Pick<Shop, 'router' | 'store'>) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  )
}
