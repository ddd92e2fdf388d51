// Prints the last line of `.ci/run` from the reports that both test runners leave behind.
import { existsSync, readFileSync } from 'node:fs'

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

const units = read('test-results/units.json') ?? { passed: 0, failed: 0 }
const journeys = read('test-results/journeys.json')?.stats ?? { expected: 0, flaky: 0, unexpected: 0 }

if (journeys.flaky > 0) console.log(`${journeys.flaky} of the journeys passed only when made again`)
const passed = units.passed + journeys.expected + journeys.flaky
const failed = units.failed + journeys.unexpected
console.log(`${passed} passed, ${failed} failed`)
