import '@/app/styles/index.css'
import { askEarly } from '@/shared/api/early'
import { breathe } from '@/shared/breathe'
import { startMockServer } from '../mock-server'
import { loadShop } from './stages'

// Each part in a task of its own: in one they block the page of a slow phone. If one fails, beforeHydration.ts says so.
const begin = async () => {
  await breathe()
  // The mock server first: whatever is fetched before it boots misses it. None where a real one was named.
  const server = process.env.API_URL ? undefined : startMockServer()
  await breathe()
  // Its answers take as long as the rest of the shop takes to arrive.
  askEarly(['products', 'categories'])
  const { openShop } = await loadShop()
  // biome-ignore lint/style/noNonNullAssertion: index.html holds it.
  await openShop(document.getElementById('root')!, server)
}

begin()
