import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callNames } from '@resham/contract'
import { callOf } from '@resham/contract/calls'
import { uniq } from 'es-toolkit'

// Reads the calls of `send` in the source: while tests run, each file knows only its own.
const files = readdirSync(__dirname).filter((name) => name.endsWith('.test.ts'))
const tests = files.map((name) => readFileSync(join(__dirname, name), 'utf8')).join('\n')
const tried = Array.from(
  tests.matchAll(/\bsend\(\s*'(\w+)',\s*(\d+)/g),
  ([, name, status]) => `${name} ${status}`,
)

const named = callNames.flatMap((name) => {
  const { response, errors = {} } = callOf(name)
  return [response.status, ...Object.keys(errors)].map((status) => `${name} ${status}`)
})

/** What no client can bring about: only an owner packs an order. The tests of each server try it. */
const OF_OWNERS = ['cancelOrder 409']

// tokens.test.ts tries the 401, account.test.ts the 404 of a deleted account.
test('every call of the contract is tried, and every error that it names, and nothing else', () => {
  expect(uniq(tried).sort()).toEqual(
    uniq(named)
      .filter((each) => !OF_OWNERS.includes(each))
      .sort(),
  )
})
