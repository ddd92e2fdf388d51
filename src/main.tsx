import '@/app/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createShop } from '@/app/createShop'
import { prefetchPages } from '@/app/prefetch'
import { ShopApp } from '@/app/ShopApp'
import { followVersions } from '@/app/versions'
import { startMockServer } from '../mock-server'

// The mock server first: whatever is fetched before it boots misses it.
const server = startMockServer()

const shop = await createShop(server)

// biome-ignore lint/style/noNonNullAssertion: index.html holds it.
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ShopApp {...shop} />
  </StrictMode>,
)

prefetchPages()
// The development server has no worker, and a page that was kept would hide what was edited.
if (process.env.NODE_ENV === 'production') followVersions(shop.store)
