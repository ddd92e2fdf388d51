import type { InPageServer } from '@resham/browser'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { yieldToMain } from '@/shared/scheduling/yieldToMain'
import { App } from '../App'
import { takePageData } from '../render/pageData'
import { registerServiceWorker } from '../serviceWorker/registration'
import { createApp } from './createApp'
import { hydrateApp } from './hydrateApp'
import { prefetchPages } from './prefetchPages'

/** Mounts the app in this element, hydrating it if it is prerendered. */
export const mountApp = async (root: HTMLElement, mockServer?: InPageServer) => {
  const data = takePageData()
  const app = await createApp(mockServer, { data, pause: yieldToMain })
  if (data) await hydrateApp(root, app, data)
  else
    createRoot(root).render(
      <StrictMode>
        <App {...app} />
      </StrictMode>,
    )
  prefetchPages(mockServer?.prepareAccounts)
  // In development a cached page would hide edits.
  if (process.env.NODE_ENV === 'production') registerServiceWorker(app.store)
}
