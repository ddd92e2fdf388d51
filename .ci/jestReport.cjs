/** @typedef {{ status: string, fullName: string }} Test */
/** @typedef {{ testFilePath: string, testExecError?: unknown, testResults: Test[] }} File */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: File[] }} Results */
const { mkdirSync, writeFileSync } = require('node:fs')
const { basename, join } = require('node:path')

const FOLDER = join(__dirname, '..', 'test-results')

/** The failed tests of a file, by name. */
const failuresIn = (/** @type {File} */ { testFilePath, testExecError, testResults }) => {
  const names = testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  if (testExecError) names.push('the file itself')
  return names.map((name) => `${basename(testFilePath)}: ${name}`)
}

/** Writes jest's totals for `.ci/count.mjs`. A test file that fails to load counts as a failed test. */
module.exports = class JestReport {
  constructor(/** @type {unknown} */ _config, /** @type {{ name?: string }} */ { name = 'units' }) {
    this.file = join(FOLDER, `${name}.json`)
  }

  onRunComplete(/** @type {unknown} */ _contexts, /** @type {Results} */ results) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = results
    const totals = {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      failures: testResults.flatMap(failuresIn),
    }
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(this.file, JSON.stringify(totals))
  }
}
