import '@/app/styles/index.css'
import { askEarly } from '@/shared/api/early'
import { startMockServer } from '../mock-server'
import { loadShop } from './stages'

// The mock server first: whatever is fetched before it boots misses it. None where a real one was named.
const server = process.env.API_URL ? undefined : startMockServer()

// Its answers take as long as the rest of the shop takes to arrive.
askEarly(['products', 'categories'])

// Where it fails, public/index.html says so.
loadShop().then(({ openShop }) =>
  // biome-ignore lint/style/noNonNullAssertion: index.html holds it.
  openShop(document.getElementById('root')!, server),
)
