// Adds to package-lock.json what npm leaves out of it. Tools such as swc come as one package for each
// platform. Where a registry lacks some of them, npm forgets them, and `npm ci` then calls the file out
// of date, on every machine. Run this after `npm install` has changed the file.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = process.argv[2] ?? 'package-lock.json'
const OS = /(?:^|-)(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?:-|$)/
const CPU = /(?:^|-)(arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64)(?:-|$)/

const lock = JSON.parse(readFileSync(FILE, 'utf8'))

/** Whether a package at a path of the tree would find another one, there or further up. */
function isListed(from, name) {
  const parents = from.split(/(?:^|\/)node_modules\//).filter(Boolean)
  return Array.from({ length: parents.length + 1 }, (_, depth) => [...parents.slice(0, depth), name]).some(
    (path) => lock.packages[path.map((part) => `node_modules/${part}`).join('/')],
  )
}

/** npm skips a package of another platform by these fields, without asking for it. */
function entryFor(name, version, { dev, license, engines }) {
  const platform = name.split('/').pop()
  const os = OS.exec(platform)?.[1]
  const cpu = CPU.exec(platform)?.[1]
  if (!os || !cpu || !/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`${name}@${version} is not in ${FILE}, and its name does not tell its platform.`)
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
