import '@/app/styles/index.css'
import { startMockServer } from '@resham/mock-server'
import { createTrustedTypesPolicy } from '@/app/startup/createTrustedTypesPolicy'
import { loadApp } from '@/app/startup/loadApp'
import { yieldToMain } from '@/shared/scheduling/yieldToMain'
import { showNotLoaded } from '@/shared/showNotLoaded'

// Each step is a task of its own, as in `loadApp`.
const start = async () => {
  createTrustedTypesPolicy()
  await yieldToMain()
  // The mock server starts first: an earlier request would go to the network. `API_URL` names a real one.
  const server = process.env.API_URL ? undefined : startMockServer()
  // They apply to the first requests too. The shop starts even if they cannot be loaded.
  await server?.applyStoredSettings().catch(console.error)
  await yieldToMain()
  const { mountApp } = await loadApp()
  // biome-ignore lint/style/noNonNullAssertion: it is in index.html.
  await mountApp(document.getElementById('root')!, server)
}

start().catch((error) => {
  showNotLoaded()
  throw error
})
