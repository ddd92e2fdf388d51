// Adds the packages to package-lock.json that npm leaves out. Tools such as swc have one package for each platform. If
// a registry lacks some of them, npm omits them, and `npm ci` then fails on every machine because the file is out of
// date. Run this after `npm install` has changed the file.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = process.argv[2] ?? 'package-lock.json'
const OS = /(?:^|-)(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?:-|$)/
const CPU = /(?:^|-)(arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64)(?:-|$)/

/**
 * @typedef {object} LockedPackage
 * @property {boolean} [dev]
 * @property {string} [license]
 * @property {Record<string, string>} [engines]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @type {{ packages: Record<string, LockedPackage> }} */
const lock = JSON.parse(readFileSync(FILE, 'utf8'))

/**
 * Whether a package at this path of the tree resolves another one.
 * @param {string} from
 * @param {string} name
 */
function isListed(from, name) {
  const parents = from.split(/(?:^|\/)node_modules\//).filter(Boolean)
  return Array.from({ length: parents.length + 1 }, (_, depth) => [...parents.slice(0, depth), name]).some(
    (path) => lock.packages[path.map((part) => `node_modules/${part}`).join('/')],
  )
}

/**
 * By these fields npm skips a package of another platform without a request.
 * @param {string} name
 * @param {string} version
 * @param {LockedPackage} parent
 */
function entryFor(name, version, { dev, license, engines }) {
  const platform = name.split('/').pop() ?? ''
  const os = OS.exec(platform)?.[1]
  const cpu = CPU.exec(platform)?.[1]
  if (!os || !cpu || !/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`${name}@${version} is not in ${FILE}, and its name does not contain its platform.`)
  }
  const libc = os === 'linux' && (platform.includes('musl') ? 'musl' : 'glibc')
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    ...(license && { license }),
    optional: true,
    os: [os],
    ...(engines && { engines }),
  }
}

let added = 0
for (const [from, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (isListed(from, name)) continue
    lock.packages[`node_modules/${name}`] = entryFor(name, version, parent)
    added += 1
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
console.log(`${added} packages of other platforms added to ${FILE}`)
