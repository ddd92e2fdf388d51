import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Listing } from './Listing'
import { startServer } from './server'
import { store } from './store'

// What the shop is measured against: its required libraries, and nothing but 20 cards made of them.
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
