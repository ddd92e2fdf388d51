import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const DIST = join(__dirname, '../dist')
const build = () => promisify(execFile)(process.execPath, [join(__dirname, '../build.mjs')])

test('four builds at once succeed, and the server can be started all the while', async () => {
  await build()
  const seen = new Set<string>()
  let isBuilding = true
  const building = Promise.all(Array.from({ length: 4 }, build)).finally(() => {
    isBuilding = false
  })
  while (isBuilding) seen.add(await readFile(join(DIST, 'main.cjs'), 'utf8'))
  await building
  expect(seen.size).toBe(1)
  expect(readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => /\d$/.test(name))).toEqual(
    [],
  )
})

test('the scripts of the database are beside the bundles', async () => {
  await build()
  const scripts = join(__dirname, '../database/migrations')
  const copies = join(DIST, 'migrations')
  expect(readdirSync(copies)).toEqual(readdirSync(scripts))
  for (const name of readdirSync(scripts))
    expect(readFileSync(join(copies, name), 'utf8')).toBe(readFileSync(join(scripts, name), 'utf8'))
})

test('licenses.txt names whose code is in the bundles', async () => {
  await build()
  const maps = readdirSync(DIST).filter((name) => name.endsWith('.map'))
  const sources = maps.flatMap(
    (name) => JSON.parse(readFileSync(join(DIST, name), 'utf8')).sources as string[],
  )
  expect(sources).toContain('../main.ts')
  const bundled = sources.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])
  const licences = readFileSync(join(DIST, 'licenses.txt'), 'utf8')
  // The functions that esbuild writes into a bundle are in no source.
  for (const name of new Set(['esbuild', ...bundled]))
    expect(licences).toMatch(new RegExp(`^${name} \\d.*\\nLicence: .+\\n\\n.*\\bCopyright`, 'ms'))
})
