// Serves the mock API over HTTP, in place of a real server: `npm run api`.
import { serveOverHttp } from '../../mock-server/http/serveOverHttp'
import { HOST, openAt, whyNoServer } from './host.cjs'

const PORT = Number(process.env.PORT ?? 3001)

serveOverHttp(PORT, HOST).then(
  (server) => console.log(`The API is served at ${openAt(server)}/api`),
  (error) => {
    console.error(whyNoServer(error, PORT, 'npm run api'))
    process.exit(1)
  },
)
