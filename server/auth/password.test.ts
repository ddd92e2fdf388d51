import { hashPassword, inTurn, isPassword } from './password'

test('a password has its hash, and another one has not', async () => {
  const hash = await hashPassword('silk')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(hash).not.toBe(await hashPassword('silk'))
  expect(await isPassword('silk', hash)).toBe(true)
  expect(await isPassword('wool', hash)).toBe(false)
})

test('of more passwords than can be hashed in five seconds the rest gets 503', async () => {
  // No machine hashes that many in the time, as at most three threads do it.
  const outcomes = await Promise.allSettled(
    Array.from({ length: 3_000 }, () => inTurn(() => hashPassword('silk'))),
  )
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals.length).toBeLessThan(outcomes.length)
  for (const { reason } of refusals) expect(reason).toMatchObject({ status: 503 })
  expect(await inTurn(() => hashPassword('silk'))).toMatch(/^\$argon2id/)
})
