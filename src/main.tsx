import '@/app/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createShop } from '@/app/createShop'
import { prefetchPages } from '@/app/prefetch'
import { ShopApp } from '@/app/ShopApp'
import { startMockServer } from '../mock-server'

// The mock server first: whatever is fetched before it boots misses it. None where a real one was named.
const server = process.env.API_URL ? undefined : startMockServer()

const shop = await createShop(server)

// biome-ignore lint/style/noNonNullAssertion: index.html holds it.
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ShopApp {...shop} />
  </StrictMode>,
)

prefetchPages()
