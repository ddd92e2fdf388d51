/**
 * Returns `DEMO_ACCOUNT` for the build: 'none' for a server without the demo account, else nothing. `1` is the server's
 * word for having it. Ends the build with one line for anything else.
 */
const readBuildDemoAccount = () => {
  const text = process.env.DEMO_ACCOUNT?.trim() ?? ''
  if (text === 'none') return text
  if (text === '' || text === '1') return ''
  console.error(`DEMO_ACCOUNT=${text} must be 1 or none, or not be set.`)
  return process.exit(1)
}

module.exports = { readBuildDemoAccount }
