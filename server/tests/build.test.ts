import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
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
  expect(readdirSync(DIST).filter((name) => /\d$/.test(name))).toEqual([])
})
