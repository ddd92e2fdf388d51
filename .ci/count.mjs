// Prints the last line of `.ci/run` from the reports that both test runners leave behind. Takes the names of the
// reports that there have to be; one that is not there is a failure.
import { existsSync, readFileSync } from 'node:fs'

const read = (name) => {
  const path = `test-results/${name}.json`
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const { stats, ...numbers } = JSON.parse(readFileSync(path, 'utf8'))
  return stats ? { passed: stats.expected, failed: stats.unexpected } : numbers
}

const reports = process.argv.slice(2).map(read)
const sum = (what) => reports.reduce((total, report) => total + report[what], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
