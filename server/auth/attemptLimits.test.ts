import type { Database } from '../database/database'
import { openTestDatabase } from '../tests/support/openTestDatabase'
import { createAttemptLimits } from './attemptLimits'
import { inTurn } from './password'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a password that a busy server has not looked at does not count, a wrong one does until a right one', async () => {
  const { tryPassword } = createAttemptLimits(database, 0)
  const attempt = (check: () => Promise<boolean>) => tryPassword('192.0.2.1', 'asha@resham.example', check)
  const fail = async () => {
    throw new Error('busy')
  }
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 12; count++) await expect(attempt(fail)).rejects.toThrow('busy')
    for (let count = 0; count < 9; count++) expect(await attempt(async () => false)).toBe(false)
    if (round === 0) expect(await attempt(async () => true)).toBe(true)
  }
  expect(await attempt(async () => false)).toBe(false)
  await expect(attempt(async () => true)).rejects.toMatchObject({ status: 429 })
})

test('attempts at one account do not keep out the others of a network', async () => {
  const { tryPassword } = createAttemptLimits(database, 0)
  const attempt = (email: string, isRight: boolean) => tryPassword('192.0.2.2', email, async () => isRight)
  for (let count = 0; count < 10; count++) await attempt('asha@resham.example', false)
  for (let count = 0; count < 100; count++)
    await expect(attempt('asha@resham.example', false)).rejects.toMatchObject({ status: 429 })
  expect(await attempt('ravi@resham.example', true)).toBe(true)
})

test('of wrong passwords at once hardly more than ten are looked at, and ten are said to be wrong', async () => {
  const { tryPassword } = createAttemptLimits(database, 0)
  const check = jest.fn(async () => false)
  const sent = Array.from({ length: 60 }, () => tryPassword('192.0.2.3', 'asha@resham.example', check))
  const outcomes = await Promise.allSettled(sent)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  // At most three are looked at the same time.
  expect(check.mock.calls.length).toBeLessThanOrEqual(12)
})

test('a sign-up that waits for its hash, or has none from a busy server, does not count', async () => {
  const { trySignUp } = createAttemptLimits(database, 2)
  const signUp = () => trySignUp('192.0.2.4', async () => 'hash')
  const fail = async () => {
    throw new Error('busy')
  }
  for (let count = 0; count < 5; count++) await expect(trySignUp('192.0.2.4', fail)).rejects.toThrow('busy')
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, signUp))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  await expect(signUp()).rejects.toMatchObject({ status: 429 })
})

test('a hundred attempts of one network wait at once, one more is refused and does not count', async () => {
  const { tryPassword } = createAttemptLimits(database, 0)
  const attempt = () => tryPassword('192.0.2.5', 'asha@resham.example', async () => true)
  const outcomes = await Promise.allSettled(Array.from({ length: 101 }, attempt))
  expect(outcomes[0]).toEqual({ status: 'fulfilled', value: true })
  expect(outcomes[100]).toMatchObject({ status: 'rejected', reason: { status: 503 } })
  expect(await attempt()).toBe(true)
})

test('who is at a limit is refused without waiting for a turn', async () => {
  const { tryPassword, trySignUp } = createAttemptLimits(database, 1)
  const attempt = () => tryPassword('192.0.2.6', 'asha@resham.example', async () => false)
  const signUp = () => trySignUp('192.0.2.6', async () => 'hash')
  for (let count = 0; count < 10; count++) await attempt()
  await signUp()
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const others = Promise.allSettled(Array.from({ length: 20 }, () => inTurn(() => ended)))
  await expect(attempt()).rejects.toMatchObject({ status: 429 })
  await expect(signUp()).rejects.toMatchObject({ status: 429 })
  end()
  await others
})
