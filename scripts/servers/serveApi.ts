// Serves the mock API over HTTP, in place of a real server: `npm run api`.
import { serveOverHttp } from '../../mock-server/http/serveOverHttp'
import { HOST, listenErrorMessage, serverUrl } from './host.cjs'

const PORT = Number(process.env.PORT ?? 3001)

serveOverHttp(PORT, HOST).then(
  (server) => console.log(`The API is served at ${serverUrl(server)}/api`),
  (error) => {
    console.error(listenErrorMessage(error, PORT, 'npm run api'))
    process.exit(1)
  },
)
