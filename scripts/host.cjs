const { createServer, isIPv6 } = require('node:net')

/** Where the servers of this folder listen: for this machine alone, unless HOST says otherwise. */
const HOST = process.env.HOST || 'localhost'

const EVERYWHERE = ['0.0.0.0', '::']

/** The address at which a server that listens can be opened. */
const openAt = (server) => {
  const name = EVERYWHERE.includes(HOST) ? 'localhost' : HOST
  return `http://${isIPv6(name) ? `[${name}]` : name}:${server.address().port}`
}

/** Says in one line why a server cannot listen, and what to do about it. */
const whyNoServer = ({ code, message }, port, command) => {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: PORT=${port + 1} ${command}`
  const isHost = ['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL'].includes(code)
  return isHost ? `HOST=${HOST} is no address of this machine (${code}).` : message
}

/** Ends the process, with one line, where nothing can listen at HOST: webpack's own server would end with a stack. */
const stopAtBadHost = () =>
  new Promise((resolve) => {
    const probe = createServer().once('error', (error) => {
      console.error(whyNoServer(error))
      process.exit(1)
    })
    probe.listen(0, HOST, () => probe.close(resolve))
  })

module.exports = { HOST, openAt, stopAtBadHost, whyNoServer }
