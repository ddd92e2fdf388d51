import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Listing } from './Listing'
import { startServer } from './server'
import { store } from './store'

// What the shop is measured against: its required libraries, and nothing but 20 cards made of them.
startServer()

const router = createBrowserRouter([{ path: '*', element: <Listing /> }])
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}
