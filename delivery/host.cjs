const http = require('node:http')
const { createServer, isIPv6 } = require('node:net')
/** @import { RequestListener } from 'node:http' */
/** @import { AddressInfo, Server } from 'node:net' */

/** The host that the servers of the shop listen on: this machine only, unless HOST is set. */
const HOST = process.env.HOST || 'localhost'

const ALL_INTERFACES = ['0.0.0.0', '::']

/**
 * Takes a request listener; returns its server. The target of a request may name the host, as requests to
 * proxies do. The listener gets a `url` that begins with the path all the same.
 */
const createHttpServer = (/** @type {RequestListener} */ respond) =>
  http.createServer((request, response) => {
    request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/')
    respond(request, response)
  })

/** Returns the URL of a listening server. */
const serverUrl = (/** @type {Server} */ server) => {
  const { port } = /** @type {AddressInfo} */ (server.address())
  const name = ALL_INTERFACES.includes(HOST) ? 'localhost' : HOST
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}

/**
 * Explains in one line why a server cannot listen, and what to do about it.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} command
 */
const listenErrorMessage = ({ code, message }, port, command) => {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: PORT=${port + 1} ${command}`
  const isHostError = ['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL'].includes(code ?? '')
  return isHostError ? `HOST=${HOST} is not an address of this machine (${code}).` : message
}

/**
 * Ends the process with one line if no server can listen on HOST: webpack's own server would print a stack trace.
 * @returns {Promise<void>}
 */
const exitIfHostIsInvalid = () =>
  new Promise((resolve) => {
    const probe = createServer().once('error', (error) => {
      console.error(listenErrorMessage(error, 0, ''))
      process.exit(1)
    })
    probe.listen(0, HOST, () => probe.close(() => resolve()))
  })

module.exports = { HOST, createHttpServer, serverUrl, exitIfHostIsInvalid, listenErrorMessage }
