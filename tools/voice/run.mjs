// npm run test:voice [-- journeys]: builds the shop, walks through it with Orca, a screen reader, and compares what is said
// with what is expected. SKIP_BUILD=1 uses the build in dist/.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { journeys } from './journeys/index.mjs'
import { endAll } from './processes.mjs'
import { findOrcaVersion, findPrograms } from './requirements.mjs'
import { openSession } from './session.mjs'
import { walk } from './walk.mjs'

/** @import { Programs } from './requirements.mjs' */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const RESULTS = join(ROOT, 'test-results/voice')

const programs = findPrograms()
const missing = Object.entries(programs).flatMap(([name, path]) => (path ? [] : [name]))
if (missing.length > 0) {
  console.log(`Nothing was listened to, because of what is not installed: ${missing.join(', ')}.`)
  process.exit(process.env.CI ? 1 : 0)
}

const named = process.argv.slice(2)
const chosen = journeys.filter(({ name }) => named.length === 0 || named.includes(name))
if (chosen.length < named.length) {
  console.log(`The journeys are ${journeys.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

if (!process.env.SKIP_BUILD) {
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const home = mkdtempSync(join(tmpdir(), 'resham-voice-'))
const close = async () => {
  await endAll()
  rmSync(home, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void close().then(() => process.exit(1)))

let problems = 0
try {
  const session = await openSession(/** @type {Programs} */ (programs), home, RESULTS)
  console.log(`Orca ${findOrcaVersion()} reads; what it says is stored in test-results/voice.`)
  for (const journey of chosen) {
    const found = await walk(journey, session, join(RESULTS, `${journey.name}.txt`))
    console.log(found.length === 0 ? `✓ ${journey.name}` : `✗ ${journey.name}`)
    for (const problem of found) console.log(`    ${problem}`)
    problems += found.length
  }
} finally {
  await close()
}
process.exitCode = problems > 0 ? 1 : 0
