import { reasonOf } from '../reasonOf'
import { SettingsError } from '../settingsError'
import { CatalogError } from './catalogFiles/mistakeList'

/** Runs a command of the owner. An error ends it with one line, and the mistakes of a file with one for each. */
export const runCommand = (run: () => Promise<void>): void => {
  run().catch((error) => {
    // The reader of the output may stop before its end, as `head` does.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return
    const isExpected = error instanceof CatalogError || error instanceof SettingsError
    console.error(isExpected ? error.message : `The command failed: ${reasonOf(error)}`)
    process.exitCode = 1
  })
}
