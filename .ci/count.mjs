// Prints the last line of `.ci/run`: the sum over the reports of both test runners. Takes the names of the expected
// reports; a missing one counts as a failure. Failed and flaky tests are listed first.
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ file: string, title: string, tests: { status: string }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** @type {(status: string, suite: Suite) => string[]} */
const titlesOf = (status, { specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap((test) => (test.status === status ? [`${file}: ${title}`] : [])),
  ),
  ...suites.flatMap((suite) => titlesOf(status, suite)),
]

/** @returns {{ passed: number, failed: number }} */
const read = (/** @type {string} */ name) => {
  const path = `test-results/${name}.json`
  const list = (/** @type {string} */ what, /** @type {string[]} */ titles) => {
    for (const title of titles) console.log(`${what} (${name}): ${title}`)
  }
  if (!existsSync(path)) {
    list('failed', ['no report'])
    return { passed: 0, failed: 1 }
  }
  const report = JSON.parse(readFileSync(path, 'utf8'))
  if (!report.stats) {
    list('failed', report.failures ?? [])
    return report
  }
  list('failed', titlesOf('unexpected', report))
  list('flaky', titlesOf('flaky', report))
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
}

const reports = process.argv.slice(2).map(read)
const sum = (/** @type {'passed' | 'failed'} */ what) =>
  reports.reduce((total, report) => total + report[what], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
