// npm run build -w server: bundles the server and the owner's commands into dist/, which needs the
// `dependencies` of package.json and nothing else of this project. dist/licenses.txt has the licences of all
// that is in the bundles.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LICENCES, licencesText } from '@resham/delivery/licences'
import { buildSync } from 'esbuild'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const SCRIPTS = 'database/migrations'
const COPIED_SCRIPTS = `${FOLDER}/dist/migrations`
const { dependencies } = JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8'))

const { outputFiles, metafile } = buildSync({
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
  metafile: true,
  // `sideEffects: false` makes esbuild 0.28 leave out modules that an `import()` in the same file needs.
  ignoreAnnotations: true,
  write: false,
  logLevel: 'warning',
})

/** Returns what a package says about its licence. */
const readLibrary = (/** @type {string} */ folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  return { name, version, license, licenseText: file && readFileSync(join(folder, file), 'utf8') }
}
const bundled = Object.values(metafile.outputs)
  .flatMap(({ inputs }) => Object.keys(inputs))
  .flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [])
  .map((folder) => join(FOLDER, folder))
// esbuild writes functions of its own into a bundle.
const esbuild = dirname(createRequire(import.meta.url).resolve('esbuild/package.json'))
const libraries = [...new Set([esbuild, ...bundled])].map(readLibrary)
const scripts = readdirSync(join(FOLDER, SCRIPTS))
const files = [
  ...outputFiles,
  { path: join(FOLDER, 'dist', LICENCES), contents: licencesText(libraries) },
  ...scripts.map((name) => ({
    path: join(COPIED_SCRIPTS, name),
    contents: readFileSync(join(FOLDER, SCRIPTS, name)),
  })),
]

// Concurrent starts each build. A file gets its name when it is complete, because another start may run it.
mkdirSync(COPIED_SCRIPTS, { recursive: true })
for (const { path, contents } of files) {
  const incomplete = `${path}.${process.pid}`
  writeFileSync(incomplete, contents)
  renameSync(incomplete, path)
}
// A script that was renamed while it was written must not run twice.
for (const name of readdirSync(COPIED_SCRIPTS))
  if (name.endsWith('.sql') && !scripts.includes(name)) rmSync(join(COPIED_SCRIPTS, name))
