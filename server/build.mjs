// npm run build -w server: bundles the server and the owner's commands into dist/, which needs the `dependencies` of
// package.json and nothing else of this project.
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const { dependencies } = JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8'))

buildSync({
  absWorkingDir: FOLDER,
  entryPoints: ['main.ts', 'tools/catalog.ts', 'tools/orders.ts'],
  entryNames: '[name]',
  outdir: 'dist',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  external: Object.keys(dependencies),
  sourcemap: true,
  logLevel: 'warning',
})
// A script of another release would be run.
rmSync(`${FOLDER}/dist/migrations`, { recursive: true, force: true })
cpSync(`${FOLDER}/database/migrations`, `${FOLDER}/dist/migrations`, { recursive: true })
