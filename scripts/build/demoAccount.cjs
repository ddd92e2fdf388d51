/** What `DEMO_ACCOUNT` is for a server without the demo account. */
const NONE = 'none'

/**
 * Returns `DEMO_ACCOUNT` for the build: 'none' for a server without the demo account, else nothing. Ends the build with
 * one line if it is anything else.
 */
const readBuildDemoAccount = () => {
  const text = process.env.DEMO_ACCOUNT?.trim() ?? ''
  if (text === '' || text === NONE) return text
  console.error(`DEMO_ACCOUNT=${text} must be ${NONE} for a build, or not be set.`)
  return process.exit(1)
}

module.exports = { readBuildDemoAccount }
