import '@/app/styles/index.css'
import { loadShop } from '@/app/startup/loadApp'
import { askEarly } from '@/shared/api/prefetchCatalogue'
import { breathe } from '@/shared/scheduling/yieldToMain'
import { startMockServer } from '../mock-server'

// One task per step: a single long one blocks slow phones. beforeHydration.ts reports a failed step.
const start = async () => {
  await breathe()
  // First: a request sent earlier does not reach the mock server. API_URL names a real one.
  const server = process.env.API_URL ? undefined : startMockServer()
  await breathe()
  // Pending while the rest of the app loads.
  askEarly(['products', 'categories'])
  const { openShop } = await loadShop()
  // biome-ignore lint/style/noNonNullAssertion: it is in index.html.
  await openShop(document.getElementById('root')!, server)
}

start()
