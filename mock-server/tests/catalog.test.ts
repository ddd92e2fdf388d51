import { sendRequest, startServerForEachTest } from './client'

// What any server does is in src/contract/tests. Here: the id in the mock's texts.
startServerForEachTest()

describe('catalog routes', () => {
  test.each([
    ['products/no-such-thing', 'no-such-thing'],
    ['products/__proto__', '__proto__'],
    ['products/silk%20%26%20zari', 'silk & zari'],
    ['categories/no-such-thing', 'no-such-thing'],
  ])('GET %s responds with 404 and names the id', async (path, id) => {
    const { status, body } = await sendRequest('GET', path)
    expect(status).toBe(404)
    expect(body).toEqual({ errors: [expect.stringContaining(`'${id}'`)] })
  })
})
