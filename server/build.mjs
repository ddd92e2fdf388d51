// npm run build -w server: bundles the server and the owner's commands into dist/, which needs the `dependencies` of
// package.json and nothing else of this project.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const { dependencies } = JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8'))

const { outputFiles } = buildSync({
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
  loader: { '.sql': 'text' },
  write: false,
  logLevel: 'warning',
})
// Of several starts at once each builds, so a file that one writes may be what another runs.
mkdirSync(`${FOLDER}/dist`, { recursive: true })
for (const { path, contents } of outputFiles) {
  const incomplete = `${path}.${process.pid}`
  writeFileSync(incomplete, contents)
  renameSync(incomplete, path)
}
