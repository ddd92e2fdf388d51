import { setTimeout as wait } from 'node:timers/promises'
import { HttpError } from '@resham/contract/serverRules/httpError'
import { createSlots } from './slots'

test('no more work is done at a time than there are slots, in the sequence in which it came', async () => {
  const takeSlot = createSlots(2)
  let running = 0
  const begun: number[] = []
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      takeSlot(10_000, async () => {
        begun.push(number)
        running += 1
        expect(running).toBeLessThanOrEqual(2)
        await wait(5)
        running -= 1
      }),
    ),
  )
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

test('what has waited too long gets 503, is not done, and leaves its slot to others', async () => {
  const takeSlot = createSlots(1)
  const work = jest.fn(async () => 'done')
  const slow = takeSlot(10, () => wait(60, 'slow'))
  const refused = takeSlot(10, work)
  const patient = takeSlot(10_000, async () => 'patient')
  await expect(refused).rejects.toMatchObject({
    status: 503,
    retryAfter: 5,
    errors: ['The shop is busy now. Please try again.'],
  })
  await expect(refused).rejects.toBeInstanceOf(HttpError)
  expect(await slow).toBe('slow')
  expect(await patient).toBe('patient')
  expect(await takeSlot(10, async () => 'next')).toBe('next')
  expect(work).not.toHaveBeenCalled()
})

test('work that fails leaves its slot', async () => {
  const takeSlot = createSlots(1)
  await expect(
    takeSlot(10, async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(await takeSlot(10, async () => 'next')).toBe('next')
})
