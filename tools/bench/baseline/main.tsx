import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { ToastContainer } from 'react-toastify'
import { Listing } from './Listing'
import { startServer } from './server'
import { store } from './store'

// The baseline that the shop is measured against: 20 cards rendered with the same required libraries.
startServer()
const router = createBrowserRouter([{ path: '*', element: <Listing /> }])
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastContainer />
    </Provider>,
  )
}
