jest.mock('zod/mini', () => {
  throw new Error('zod was loaded')
})

test('the index loads no zod, which shoppers would download', async () => {
  await expect(import('.')).resolves.toHaveProperty('callPaths')
})
