// npm run build:server-shop: builds the shop into dist-server/, for `npm run server` to serve beside its API.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js')
const { status } = spawnSync(
  process.execPath,
  [webpack, '--mode', 'production', '--output-path', 'dist-server'],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, API_URL: 'same-origin' },
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
