// Prints the last line of `.ci/run`: the sum over the reports of both test runners. Takes the names of the expected
// reports; a missing one counts as a failure. Flaky tests are listed first.
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ file: string, title: string, tests: { status: string }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** @type {(suite: Suite) => string[]} */
const flakyIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status }) => (status === 'flaky' ? [`${file}: ${title}`] : [])),
  ),
  ...suites.flatMap(flakyIn),
]

/** @returns {{ passed: number, failed: number }} */
const read = (/** @type {string} */ name) => {
  const path = `test-results/${name}.json`
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(path, 'utf8'))
  if (!report.stats) return report
  for (const title of flakyIn(report)) console.log(`flaky (${name}): ${title}`)
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
}

const reports = process.argv.slice(2).map(read)
const sum = (/** @type {'passed' | 'failed'} */ what) =>
  reports.reduce((total, report) => total + report[what], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
