import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Listing } from './Listing'
import { startServer } from './server'
import { store } from './store'

// The baseline that the shop is measured against: 20 cards rendered with the same required libraries.
startServer()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Listing />} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  )
}
