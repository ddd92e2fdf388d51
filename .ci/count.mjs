// Prints the last line of `.ci/run` from the reports that both test runners leave behind.
import { existsSync, readFileSync } from 'node:fs'

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

const units = read('test-results/units.json') ?? { passed: 0, failed: 0 }
const journeys = read('test-results/journeys.json')?.stats ?? { expected: 0, flaky: 0, unexpected: 0 }

const passed = units.passed + journeys.expected
const failed = units.failed + journeys.unexpected + journeys.flaky
console.log(`${passed} passed, ${failed} failed`)
