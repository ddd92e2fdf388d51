/** @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} Results */
const { mkdirSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const FOLDER = join(__dirname, '..', 'test-results')

/** Writes jest's totals for `.ci/count.mjs`. A test file that fails to load counts as a failed test. */
module.exports = class JestReport {
  constructor(/** @type {unknown} */ _config, /** @type {{ name?: string }} */ { name = 'units' }) {
    this.file = join(FOLDER, `${name}.json`)
  }

  onRunComplete(/** @type {unknown} */ _contexts, /** @type {Results} */ results) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results
    const totals = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(this.file, JSON.stringify(totals))
  }
}
