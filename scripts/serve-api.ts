// Serves the mock API over HTTP, as a real server would stand behind the shop: `npm run api`.
import { serveOverHttp } from '../mock-server/overHttp'

serveOverHttp(Number(process.env.PORT ?? 3001)).then((server) => {
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : undefined
  console.log(`The API is served at http://localhost:${port}/api`)
})
