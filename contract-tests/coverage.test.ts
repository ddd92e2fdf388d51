import { type CallName, callNames, callOf, titleOf } from '../src/contract/calls'
import { tokenErrors } from '../src/contract/errors'
import { contractSteps } from './contractSteps'

/**
 * The 404 of a token whose user does not exist: no call of the API deletes a user, so that a client alone cannot get
 * such a token. The calls that have another 404 are tried with that.
 */
const NOT_TRIED = [
  'getCart',
  'removeFromCart',
  'getWishlist',
  'removeFromWishlist',
  'getOrders',
  'placeOrder',
].map((name) => `${titleOf(name as CallName)} 404`)

const statusesOf = (name: CallName): number[] => {
  const { response, errors = {}, needsToken } = callOf(name)
  const statuses = [errors, needsToken ? tokenErrors : {}].flatMap(Object.keys).map(Number)
  return [...new Set([response.status, ...statuses])]
}

const rows = callNames.flatMap((name) => statusesOf(name).map((status) => `${titleOf(name)} ${status}`))
const tried = contractSteps.map(({ call, status }) => `${titleOf(call)} ${status}`)

test.each(rows.filter((row) => !NOT_TRIED.includes(row)))('the table tries %s', (row) => {
  expect(tried).toContain(row)
})

test.each(NOT_TRIED)('%s is a row of the contract that cannot be tried', (row) => {
  expect(rows).toContain(row)
  expect(tried).not.toContain(row)
})

test('it expects nothing else, and says of each row what it is about', () => {
  expect(tried.filter((row) => !rows.includes(row))).toEqual([])
  const names = contractSteps.map(({ call, what }) => `${call} ${what}`)
  expect(new Set(names).size).toBe(names.length)
})
